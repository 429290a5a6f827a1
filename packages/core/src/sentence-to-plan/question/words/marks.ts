import type { MeasureName } from '../query/query.ts'
import type { Comparison } from '../query/query.ts'
import { wordsFor } from './comparison-words.ts'
import type { Concept } from '../../../words/concepts.ts'

/** What a phrase of the language itself does in a question. */
export type Mark =
  | { readonly kind: 'ask'; readonly concept: Concept | 'count' | 'much' | null }
  | { readonly kind: 'command' }
  | { readonly kind: 'compare'; readonly comparison: Comparison }
  | { readonly kind: 'between' }
  | { readonly kind: 'measure'; readonly measure: MeasureName }
  | { readonly kind: 'count' }
  | {
      readonly kind: 'superlative'
      readonly descending: boolean
      /** What is compared where no column is named: "oldest" is about an age. */
      readonly concept: Concept | 'order' | 'count' | null
    }
  | { readonly kind: 'group' }
  | { readonly kind: 'order'; readonly descending: boolean | null }
  | { readonly kind: 'direction'; readonly descending: boolean }
  | { readonly kind: 'negation' }
  | { readonly kind: 'except' }
  | { readonly kind: 'distinct' }
  | { readonly kind: 'times'; readonly number: number }
  | { readonly kind: 'or' }
  | { readonly kind: 'and' }
  | { readonly kind: 'both' }
  | { readonly kind: 'continue' }
  | { readonly kind: 'after' }
  | { readonly kind: 'before' }
  | { readonly kind: 'filler' }

type Phrases = readonly (readonly [Mark, string])[]

/** Phrases by what they do, each list separated by "|". Longer phrases win. */
export const PHRASES: Phrases = [
  [
    { kind: 'ask', concept: null },
    'what|which|what is|what are|what was|what were|which is|which are|which of the|what kind of|what type of|what were the',
  ],
  [{ kind: 'ask', concept: 'person' }, 'who|whom|who is|who was|who are|who were'],
  [
    { kind: 'ask', concept: 'date' },
    'when|when did|when was|when is|when were|on what date|what date|on which date|what day|on what day',
  ],
  [{ kind: 'ask', concept: 'year' }, 'what year|in what year|which year|in which year'],
  [{ kind: 'ask', concept: 'place' }, 'where|where is|where was|where did|where are|where were'],
  [
    { kind: 'ask', concept: 'count' },
    'how many|how many total|what number of|what amount of|how many different times|how many times',
  ],
  [{ kind: 'ask', concept: 'much' }, 'how much'],
  [
    { kind: 'ask', concept: 'reason' },
    'why|why did|why was|why were|why is|why are|for what reason',
  ],
  [{ kind: 'ask', concept: 'length' }, 'how long'],
  [{ kind: 'ask', concept: 'age' }, 'how old'],
  [{ kind: 'ask', concept: 'height' }, 'how tall|how high'],
  [{ kind: 'ask', concept: 'depth' }, 'how deep'],
  [{ kind: 'ask', concept: 'width' }, 'how wide'],
  [{ kind: 'ask', concept: 'distance' }, 'how far'],
  [{ kind: 'ask', concept: 'speed' }, 'how fast'],
  [{ kind: 'ask', concept: 'size' }, 'how big|how large'],
  [
    { kind: 'command' },
    'list|show|find|give|return|tell me|tell|display|name|show me|give me|find out|i want|i want to know|let me know|state|please list|please show|provide|identify|get|retrieve|report|select|can you tell me|could you tell me|find me|list out|list all|show all',
  ],
  [
    { kind: 'count' },
    'number of|number of times|the number of times|total number of times|the total number of times|the numbers of|count|count the number of|total number of|total count of|the count of|total amount of|the number of|how often|count of|total number|amount of|the amount of|overall number of|the total number of|the total amount of|combined number of|total tally of|tally of',
  ],
  [
    { kind: 'compare', comparison: '>' },
    `${amounts('>')}|over|older than|taller than|better than|later than|newer than|after|since after|further than|in excess of|surpassing|> |faster than|deeper than|wider than|upwards of|more expensive than|beyond|more then|greater then|larger then|higher then|bigger then|longer then|older then|taller then|better then|later then|stronger than|broader than|thicker than|busier than|pricier than|costlier than|surpasses|surpass|surpassed|topping|topped`,
  ],
  [
    { kind: 'compare', comparison: '<' },
    `${amounts('<')}|under|younger than|earlier than|before|prior to|worse than|< |slower than|shallower than|narrower than|cheaper than|not as many as|no later than before|less then|fewer then|smaller then|lower then|shorter then|younger then|earlier then|weaker than|thinner than|less expensive than|short of`,
  ],
  [
    { kind: 'compare', comparison: '>=' },
    `${amounts('>=')}|not lower than|not under|not below|minimum of|or more|since|starting from|> =|not smaller than|not younger than|not earlier than|or higher|or greater|or later|and above|or over|a minimum of|at the least|not fewer than|no lower than|no smaller than|no younger than|no earlier than|no shorter than|or older|or longer|or taller|or better|or larger|or bigger|or newer|and up|and over|and higher|and more|and older|and later|and greater|and larger|and longer`,
  ],
  [
    { kind: 'compare', comparison: '<=' },
    `${amounts('<=')}|no greater than|not higher than|not greater than|not over|not above|maximum of|up to|or less|or fewer|or lower|or earlier|not larger than|not bigger than|not older than|not later than|< =|until|and below|or under|a maximum of|at the most|or younger|or shorter|or smaller|or worse|and under|and lower|and less|and younger|and earlier|and fewer|no higher than|no larger than|no bigger than|no taller than|no older than|not exceeding|not longer than|not taller than|not exceed`,
  ],
  [{ kind: 'compare', comparison: '=' }, 'equal to|equals|exactly|same as|the same as'],
  [{ kind: 'between' }, 'between|in between|ranging from|in the range of'],
  [
    { kind: 'measure', measure: 'mean' },
    'average|mean|avg|average of|the average of|on average|averaged|the mean of|mean of|average number of|the average number of|average amount of',
  ],
  [
    { kind: 'measure', measure: 'sum' },
    'sum|sum of|total|combined|overall|altogether|in total|the sum of|in all|total sum of|the total of|total of|combined total of|aggregate|summed|grand total|all together|combined total|total combined|collectively|cumulative|cumulatively|put together|added up|add up to|sum total of|summation of',
  ],
  [{ kind: 'measure', measure: 'max' }, 'maximum|max'],
  [{ kind: 'measure', measure: 'min' }, 'minimum|min'],
  [
    { kind: 'superlative', descending: true, concept: null },
    'highest|largest|greatest|biggest|most|top|best|maximal|the most|strongest',
  ],
  [
    { kind: 'superlative', descending: false, concept: null },
    'lowest|smallest|least|fewest|worst|bottom|minimal|the least|the fewest|lowest number of|smallest number of|fewest number of|least number of|lowest amount of|least amount of|smallest amount of|minimum number of|minimum amount of|lowest total number of|least total number of|fewest total number of|least amount|the least number of|the least amount of|the fewest number of|poorest|weakest',
  ],
  [
    { kind: 'superlative', descending: true, concept: null },
    'highest number of|largest number of|greatest number of|biggest number of|most number of|maximum number of|highest amount of|largest amount of|greatest amount of|most amount of|the most amount of|maximum amount of|highest total number of|largest total number of|greatest total number of|most total number of|max number of|highest count of|the highest number of|the largest number of|the greatest number of|the most number of',
  ],
  [
    { kind: 'superlative', descending: true, concept: 'traffic' },
    'busiest|most used|most visited|most crowded',
  ],
  [
    { kind: 'superlative', descending: false, concept: 'traffic' },
    'least busy|least used|least visited|quietest',
  ],
  [{ kind: 'superlative', descending: true, concept: 'age' }, 'oldest|eldest'],
  [{ kind: 'superlative', descending: false, concept: 'age' }, 'youngest'],
  [{ kind: 'superlative', descending: true, concept: 'length' }, 'longest|lengthiest'],
  [{ kind: 'superlative', descending: false, concept: 'length' }, 'shortest'],
  [{ kind: 'superlative', descending: true, concept: 'height' }, 'tallest'],
  [{ kind: 'superlative', descending: true, concept: 'depth' }, 'deepest'],
  [{ kind: 'superlative', descending: false, concept: 'depth' }, 'shallowest'],
  [{ kind: 'superlative', descending: true, concept: 'width' }, 'widest|broadest'],
  [{ kind: 'superlative', descending: false, concept: 'width' }, 'narrowest'],
  [{ kind: 'superlative', descending: true, concept: 'weight' }, 'heaviest'],
  [{ kind: 'superlative', descending: false, concept: 'weight' }, 'lightest'],
  [{ kind: 'superlative', descending: true, concept: 'speed' }, 'fastest|quickest'],
  [{ kind: 'superlative', descending: false, concept: 'speed' }, 'slowest'],
  [
    { kind: 'superlative', descending: true, concept: 'distance' },
    'farthest|furthest|most distant',
  ],
  [
    { kind: 'superlative', descending: true, concept: 'price' },
    'most expensive|costliest|priciest|most costly|highest priced',
  ],
  [
    { kind: 'superlative', descending: false, concept: 'price' },
    'cheapest|least expensive|lowest priced|least costly',
  ],
  [
    { kind: 'superlative', descending: true, concept: 'date' },
    'latest|newest|most recent|most recently|last|most current',
  ],
  [{ kind: 'superlative', descending: false, concept: 'date' }, 'earliest|first|soonest'],
  [
    { kind: 'superlative', descending: true, concept: 'count' },
    'most common|most popular|most frequent|most frequently|most often|the most times|most commonly|most prevalent|listed the most|most times|listed most|listed most often|listed the most times|most listed|appears the most|appear the most|appeared the most|appears most|appeared most|appears most often|appeared most often|occurs the most|occurs most|occurs most often|occurred the most|shows up the most|mentioned the most|mentioned most|comes up the most|repeated the most|most repeated|most represented|represented the most|the most often|the most number of times|the greatest number of times|most number of times|most amount of times|more times than any other|more often than any other|greatest number of times|highest number of times|largest number of times',
  ],
  [
    { kind: 'superlative', descending: false, concept: 'count' },
    'least common|least popular|least frequent|rarest|least often|least frequently|listed the least|listed least|appears the least|appears least|appeared the least|occurs the least|mentioned the least|least listed|least represented|the fewest times|fewest times|the least times|the least number of times|least amount of times|the least often|fewest number of times|smallest number of times|lowest number of times|least number of times',
  ],
  [
    { kind: 'group' },
    'for each|per|in different|across different|of each|in each|for every|of every|in every|for all the different|grouped by|group by|by each|each of the|from each|on each|at each|with each|for different|of different|for each of the|of each of the|in each of the|for each different|of each different|in each different|broken down by|split by|within each|per each|by every|under each|for each individual|for every single',
  ],
  [
    { kind: 'order', descending: null },
    'ordered by|order by|sorted by|sort by|ordering by|sorting by|arranging by|ranking by|in order of|in the order of|ordered|sorted|sort|order|arranged by|ranked by|listed by|listed in order of|sort them by|order them by|sort the results by|order the results by|in alphabetical order of|in alphabetical order by|in alphabetical order|alphabetically|alphabetical order|ordered alphabetically|sorted alphabetically|sorted according to|ordered according to|in order by|arranged in order of|ranked in order of|rank them by|listed in alphabetical order|sorted in alphabetical order|ordered in alphabetical order|sorted in alphabetical order of|ordered in alphabetical order of',
  ],
  [
    { kind: 'order', descending: true },
    'in descending order of|in descending order by|in decreasing order of|in descending order|in decreasing order|descending order of|ordered in descending order of|in reverse order of|in descending alphabetical order of|in reverse alphabetical order|sorted in descending order of|from high to low|from highest to lowest|in descending alphabetical order|from largest to smallest|ordered by descending|sorted by descending|by descending|by descending order of|by decreasing|in the descending order of|in the decreasing order of|in decreasing order by|ordered in descending order by|sorted in descending order by|ordered by descending order of|sorted by descending order of|in descending order according to|from greatest to least|from biggest to smallest|from the highest to the lowest|from the largest to the smallest|in reverse chronological order|in reverse alphabetical order of|from latest to earliest|from longest to shortest|from most to fewest',
  ],
  [
    { kind: 'order', descending: false },
    'in ascending order of|in ascending order by|in increasing order of|in ascending order|in increasing order|ascending order of|ordered in ascending order of|in ascending alphabetical order of|sorted in ascending order of|in ascending alphabetical order|from low to high|from lowest to highest|from smallest to largest|in lexicographical order of|in lexicographic order of|in lexicographical order|ordered by ascending|sorted by ascending|by ascending|by ascending order of|by increasing|in the ascending order of|in the increasing order of|in increasing order by|ordered in ascending order by|sorted in ascending order by|ordered by ascending order of|sorted by ascending order of|in ascending order according to|from least to greatest|from the lowest to the highest|from the smallest to the largest|in chronological order|in chronological order of|from shortest to longest|from fewest to most',
  ],
  [
    { kind: 'direction', descending: true },
    'descending|decreasing|most first|greatest first|biggest first|longest first|youngest first|from old to young|from oldest to youngest|from newest to oldest|from most recent to oldest|from the most recent|from the most recent to the oldest|from the most recent to the least recent|from the newest to the oldest|from the latest to the oldest|from latest to oldest|from the latest|from the latest to the earliest|highest first|largest first|descendingly|from most to least|newest first|latest first|most recent first|from late to early|reverse|from z to a',
  ],
  [
    { kind: 'direction', descending: false },
    'ascending|increasing|fewest first|least first|shortest first|from young to old|from youngest to oldest|from oldest to newest|from early to late|from earliest to latest|lowest first|smallest first|ascendingly|from least to most|oldest first|earliest first|from a to z|alphabetical',
  ],
  [
    { kind: 'negation' },
    "not|no|never|without|didn't|doesn't|don't|isn't|aren't|wasn't|weren't|haven't|hasn't|hadn't|did not|does not|do not|is not|are not|was not|were not|have not|has not|had not|not have|cannot|without any|free of|free from|lack|lacks|lacking|none of|no longer|neither|nor|have no|has no|had no|do not have|does not have|did not have|do not have any|does not have any|did not have any",
  ],
  [
    { kind: 'except' },
    'except|except for|besides|excluding|other than|apart from|aside from|but not|in addition to|rather than|not counting|not including|with the exception of|outside|outside of|leaving out|other then|different from|different than',
  ],
  [{ kind: 'distinct' }, 'distinct|different|unique|differing|various'],
  [{ kind: 'times', number: 1 }, 'once|one time'],
  [{ kind: 'times', number: 2 }, 'twice|two times'],
  [{ kind: 'or' }, 'or|either'],
  [{ kind: 'and' }, 'and|&|as well as|and also'],
  [{ kind: 'both' }, 'both'],
  [
    { kind: 'continue' },
    'together with|along with|as well as|and also|and the corresponding|and corresponding|and their|and his|and her|and its|and how many|and what is|and what are|and what was|and what were',
  ],
  [{ kind: 'filler' }, 'each time|at once|at a time|at the same time|in general|each other'],
  [
    { kind: 'after' },
    'next after|right after|immediately after|directly after|listed after|comes after|came after|following|listed next after|next one after|succeeded|followed|replaced|successor of|successor to|took over from|next to|who followed|immediately below|directly below|just below|right below|ranked below|directly following|immediately following|right behind|listed below|listed under|listed directly after|listed immediately after|listed right after|listed directly below|listed right below|just after|next below|came right after|comes right after|comes immediately after|comes directly after|came immediately after|came directly after|came next after|comes next after|that followed|finished right after|finished after|finished behind|placed after|subsequent to|next in line after|next on the list after|next listed after',
  ],
  [
    { kind: 'before' },
    'right before|immediately before|directly before|listed before|just before|comes before|came before|prior to that of|previous to|preceding|preceded|predecessor of|predecessor to|was succeeded by|was followed by|succeeded by|followed by|immediately above|directly above|just above|right above|ranked above|listed above|directly preceding|immediately preceding|listed directly before|listed immediately before|listed right before|listed directly above|listed right above|comes right before|came right before|comes immediately before|comes directly before|came immediately before|came directly before|that preceded|precedes|finished right before|finished before|finished ahead of|placed before|placed above|next above|ahead of',
  ],
]

function amounts(comparison: Comparison): string {
  return wordsFor('amount', comparison).join('|')
}
