import type { MeasureName } from './query.ts'
import type { Comparison } from './query.ts'
import type { Concept } from './lexicon.ts'

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
    'number of|count|count the number of|total number of|total count of|the count of|total amount of|the number of|how often|count of|total number',
  ],
  [
    { kind: 'compare', comparison: '>' },
    'more than|greater than|larger than|higher than|over|above|bigger than|longer than|older than|taller than|better than|exceeds|exceeding|exceed|later than|newer than|after|since after|heavier than|farther than|further than|in excess of|surpassing|> |faster than|deeper than|wider than|upwards of|more expensive than|beyond',
  ],
  [
    { kind: 'compare', comparison: '<' },
    'less than|fewer than|smaller than|lower than|under|below|shorter than|younger than|earlier than|before|prior to|worse than|< |lighter than|slower than|shallower than|narrower than|cheaper than|not as many as|no later than before',
  ],
  [
    { kind: 'compare', comparison: '>=' },
    'at least|no less than|no fewer than|not less than|not lower than|not under|not below|minimum of|or more|since|starting from|> =|not smaller than|not younger than|not earlier than|or higher|or greater|or later|and above|or over|a minimum of',
  ],
  [
    { kind: 'compare', comparison: '<=' },
    'at most|no more than|no greater than|not more than|not higher than|not greater than|not over|not above|maximum of|up to|or less|or fewer|or lower|or earlier|not larger than|not bigger than|not older than|not later than|< =|until|and below|or under|a maximum of',
  ],
  [{ kind: 'compare', comparison: '=' }, 'equal to|equals|exactly|same as|the same as'],
  [{ kind: 'between' }, 'between|in between|ranging from|in the range of'],
  [{ kind: 'measure', measure: 'mean' }, 'average|mean|avg|average of|the average of|on average'],
  [
    { kind: 'measure', measure: 'sum' },
    'sum|sum of|total|combined|overall|altogether|in total|the sum of|in all|total sum of|the total of|total of|combined total of|aggregate|summed|grand total',
  ],
  [{ kind: 'measure', measure: 'max' }, 'maximum|max'],
  [{ kind: 'measure', measure: 'min' }, 'minimum|min'],
  [
    { kind: 'superlative', descending: true, concept: null },
    'highest|largest|greatest|biggest|most|top|best|maximal|the most|strongest',
  ],
  [
    { kind: 'superlative', descending: false, concept: null },
    'lowest|smallest|least|fewest|worst|minimal|the least|the fewest|lowest number of|smallest number of|fewest number of|least number of|lowest amount of|least amount of|smallest amount of',
  ],
  [
    { kind: 'superlative', descending: true, concept: null },
    'highest number of|largest number of|greatest number of|biggest number of|most number of|maximum number of|highest amount of|largest amount of|greatest amount of',
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
  [{ kind: 'superlative', descending: true, concept: 'length' }, 'longest'],
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
  [{ kind: 'superlative', descending: true, concept: 'distance' }, 'farthest|furthest'],
  [
    { kind: 'superlative', descending: true, concept: 'price' },
    'most expensive|costliest|priciest',
  ],
  [{ kind: 'superlative', descending: false, concept: 'price' }, 'cheapest|least expensive'],
  [
    { kind: 'superlative', descending: true, concept: 'date' },
    'latest|newest|most recent|most recently|last',
  ],
  [{ kind: 'superlative', descending: false, concept: 'date' }, 'earliest|first'],
  [
    { kind: 'superlative', descending: true, concept: 'count' },
    'most common|most popular|most frequent|most frequently|most often|the most times|most commonly|most prevalent|listed the most|most times|most number of times|greatest number of times|highest number of times|largest number of times',
  ],
  [
    { kind: 'superlative', descending: false, concept: 'count' },
    'least common|least popular|least frequent|rarest|least often|least frequently|fewest times|fewest number of times|smallest number of times|lowest number of times|least number of times',
  ],
  [
    { kind: 'group' },
    'for each|per|of each|in each|for every|of every|in every|for all the different|grouped by|group by|by each|each of the|from each|on each|at each|with each|for different|of different',
  ],
  [
    { kind: 'order', descending: null },
    'ordered by|order by|sorted by|sort by|in order of|in the order of|ordered|sorted|sort|order|arranged by|ranked by|listed by|listed in order of|sort them by|order them by|sort the results by|order the results by|in alphabetical order of|in alphabetical order by|in alphabetical order|alphabetically|alphabetical order|ordered alphabetically|sorted alphabetically',
  ],
  [
    { kind: 'order', descending: true },
    'in descending order of|in descending order by|in decreasing order of|in descending order|in decreasing order|descending order of|ordered in descending order of|in reverse order of|in descending alphabetical order of|in reverse alphabetical order|sorted in descending order of|from high to low|from highest to lowest|in descending alphabetical order|from largest to smallest',
  ],
  [
    { kind: 'order', descending: false },
    'in ascending order of|in ascending order by|in increasing order of|in ascending order|in increasing order|ascending order of|ordered in ascending order of|in ascending alphabetical order of|sorted in ascending order of|in ascending alphabetical order|from low to high|from lowest to highest|from smallest to largest|in lexicographical order of|in lexicographic order of|in lexicographical order',
  ],
  [
    { kind: 'direction', descending: true },
    'descending|decreasing|from old to young|from oldest to youngest|from newest to oldest|from most recent to oldest|from the most recent|from the latest to the earliest|highest first|largest first|descendingly|from most to least|newest first|latest first|most recent first|from late to early|reverse|from z to a',
  ],
  [
    { kind: 'direction', descending: false },
    'ascending|increasing|from young to old|from youngest to oldest|from oldest to newest|from early to late|from earliest to latest|lowest first|smallest first|ascendingly|from least to most|oldest first|earliest first|from a to z|alphabetical',
  ],
  [
    { kind: 'negation' },
    "not|no|never|without|didn't|doesn't|don't|isn't|aren't|wasn't|weren't|haven't|hasn't|hadn't|did not|does not|do not|is not|are not|was not|were not|have not|has not|had not|not have|cannot|without any|free of|free from|lack|lacks|lacking|none of|no longer|neither|nor|have no|has no|had no|do not have|does not have|did not have|do not have any|does not have any|did not have any",
  ],
  [
    { kind: 'except' },
    'except|except for|besides|excluding|other than|apart from|aside from|but not|in addition to|rather than',
  ],
  [{ kind: 'distinct' }, 'distinct|different|unique|differing|various'],
  [{ kind: 'times', number: 1 }, 'once|one time'],
  [{ kind: 'times', number: 2 }, 'twice|two times'],
  [{ kind: 'or' }, 'or|either'],
  [{ kind: 'and' }, 'and|&|as well as|and also'],
  [{ kind: 'both' }, 'both'],
  [
    { kind: 'continue' },
    'together with|along with|as well as|and also|and the corresponding|and corresponding|and their|and his|and her|and its|and how many|and what is',
  ],
  [{ kind: 'filler' }, 'each time|at once|at a time|at the same time|in general|each other'],
  [
    { kind: 'after' },
    'next after|right after|immediately after|directly after|listed after|comes after|came after|following|listed next after|next one after|succeeded|followed|replaced|successor of|successor to|took over from|next to|who followed|immediately below|directly below|just below|right below|ranked below',
  ],
  [
    { kind: 'before' },
    'right before|immediately before|directly before|listed before|just before|comes before|came before|prior to that of|previous to|preceding|preceded|predecessor of|predecessor to|was succeeded by|was followed by|succeeded by|followed by|immediately above|directly above|just above|right above|ranked above',
  ],
]
