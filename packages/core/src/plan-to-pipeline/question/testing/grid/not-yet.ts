/** What is not understood yet: of each meaning its wordings, and the tables where they fail. */
export const NOT_YET: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'names of all': {
    'List the {names} of all {many}.': 'observatories, telescopes',
    'What are the {names} of all the {many}?': 'observatories, telescopes',
    'Show all {one} {names}.': 'observatories, telescopes',
    'Give me the {name} of every {one}.': 'observatories, telescopes',
    'Show me the {names} of the {many}.': 'hives, observatories, telescopes',
    'Find the {name} of each {one}.': 'observatories, telescopes',
    'What is the {name} of each {one}?': 'observatories, telescopes',
    'Return the {names} of all {many}.': 'observatories, telescopes',
    'I would like to see the {names} of all {many}.':
      'cake orders, concerts, drivers, gardeners, halls, languages, lifts, observatories, plots, programmes, telescopes, trips, tutors',
    'Which {names} do the {many} have?': 'hives, observatories, telescopes',
  },
  'two columns of all': {
    'List the {name} and {number} of all {many}.': 'hives, observatories, telescopes',
    'What are the {names} and {numbers} of all {many}?':
      'hives, languages, observatories, programmes, telescopes',
    'Show the {name} and the {number} for each {one}.': 'hives, observatories, telescopes',
    'For each {one}, show the {name} and the {number}.': 'hives, observatories, telescopes',
    'For every {one}, give its {name} together with its {number}.':
      'hives, observatories, telescopes',
    'Give me the {names} of the {many} along with their {numbers}.':
      'hives, languages, observatories, programmes, telescopes',
    'Return the {name} and {number} of every {one}.': 'hives, observatories, telescopes',
    'Show {names} and {numbers} of the {many}.':
      'hives, languages, observatories, programmes, telescopes',
    'List all {many} by {name} and {number}.': 'everywhere',
    'What is the {name} and {number} of each {one}?': 'hives, observatories, telescopes',
  },
  'three columns of all': {
    'List the {name}, {kind} and {number} of every {one}.': 'observatories, telescopes',
    'What are the {name}, {kind}, and {number} of each {one}?': 'observatories, telescopes',
    'Show the {names}, {kinds} and {numbers} of all {many}.':
      'hives, languages, observatories, programmes, telescopes',
    'Give the {name}, the {kind} and the {number} for all {many}.':
      'hives, observatories, telescopes',
    'For each {one}, what are its {name}, {kind} and {number}?': 'observatories, telescopes',
    'Show all the {many} with their {name}, {kind}, and {number}.':
      'bakeries, cake orders, cheeses, climbers, concerts, dairies, drivers, ferries, gardeners, halls, languages, lifts, nurses, observatories, plots, presenters, programmes, rides, routes, telescopes, trips, tutors, wards',
  },
  'distinct kinds': {
    'List each {kind} of the {many} only once.': 'everywhere',
    'List the distinct {kinds} of the {many}.': 'observatories',
    'What are the different {kinds} of {many}?': 'observatories',
    'Show all distinct {kinds}.': 'observatories',
    'What are all the different {kinds} of the {many}?': 'observatories',
    'Which different {kinds} are there among the {many}?': 'observatories',
    'Give me the unique {kinds} of {many}.': 'observatories',
    'Find the distinct {kind} of all {many}.': 'observatories',
    'Show the {kinds} of the {many} without repetitions.': 'observatories',
    'What distinct {kinds} do the {many} have?': 'observatories',
  },
  'names in ascending order': {
    'List the {name} of every {one} by {number}, lowest first.':
      'hives, languages, observatories, programmes',
    "Show the {many}' {names} from the lowest to the highest {number}.":
      'lifts, observatories, rides, trips',
    'List the {names} of all {many} in ascending order of {number}.': 'observatories',
    'What are the {names} of the {many}, sorted by {number} in ascending order?': 'observatories',
    'Show the {names} of the {many} ordered by {number} from lowest to highest.': 'observatories',
    'Give the {names} of all {many} ordered by their {number}.': 'observatories',
    'Return the {names} of the {many} sorted by increasing {number}.': 'observatories',
    'What are the {names} of {many} in order of {number}?': 'observatories',
    'Sort the {names} of all {many} by {number}.': 'observatories',
  },
  'names in descending order': {
    "List the {many}' {names} sorted by {number} from highest to lowest.":
      'lifts, observatories, rides, trips',
    'List the {names} of all {many} in descending order of {number}.': 'observatories',
    'What are the {names} of the {many} sorted by {number} in descending order?': 'observatories',
    'Show the {names} of all {many} ordered by {number} descending.': 'observatories',
    'Show the {names} of the {many} from the highest {number} to the lowest.': 'observatories',
    'Give the {names} of {many}, highest {number} first.': 'observatories',
    'Return the {name} of each {one} ordered by {number} from high to low.': 'observatories',
    'Find the {names} of the {many} and sort them by {number} in descending order.':
      'observatories',
    'Order the {names} of the {many} by descending {number}.': 'observatories',
    'What are the {names} of all {many}, starting with the highest {number}?': 'observatories',
    'Show {names} of {many} by decreasing {number}.': 'observatories',
  },
  'two columns ordered by a third': {
    'List the {name} and {kind} of each {one} in descending order of {other}.':
      'hives, observatories, telescopes',
    'What are the {names} and {kinds} of all {many}, ordered by {other} from highest to lowest?':
      'hives, observatories, telescopes',
    'Show the {name} and the {kind} of every {one} sorted by {other} in descending order.':
      'hives, observatories, telescopes',
    'Give me the {names} and {kinds} of the {many} in decreasing order of {other}.':
      'hives, observatories, telescopes',
    'Find the {name} and {kind} of all {many} and order the result by {other} descending.':
      'hives, observatories, telescopes',
    'For each {one}, list the {name} and {kind}, sorted by {other} in descending order.':
      'hives, observatories, telescopes',
    'Return the {names} along with the {kinds} of the {many}, ordered by {other} descending.':
      'hives, observatories, telescopes',
  },
  'names in alphabetical order': {
    'List the {names} of all {many} in alphabetical order.': 'observatories, telescopes',
    'What are the {names} of the {many} in alphabetical order?': 'observatories, telescopes',
    'Show the {names} of the {many} sorted alphabetically.': 'observatories, telescopes',
    'List all {one} {names} alphabetically.': 'observatories, telescopes',
    'Give the {names} of all {many} ordered alphabetically.': 'observatories, telescopes',
    'Return the {names} of all {many} in ascending alphabetical order.':
      'observatories, telescopes',
    "What are the {many}' {names}, from A to Z?": 'lifts, observatories, rides, telescopes',
    'Show the {names} of the {many}, ordered by {name}.': 'observatories, telescopes',
  },
  'how many': {
    'How many {many} are there?': 'telescopes',
    'Count the number of {many}.': 'telescopes',
    'What is the number of {many}?': 'telescopes',
    'What is the total number of {many}?': 'telescopes',
    'How many {many} do we have?': 'telescopes',
    'Find the number of {many}.': 'telescopes',
    'Give me the count of {many}.': 'telescopes',
    'How many {many} are there in total?': 'observatories, telescopes',
    'Show the number of {many}.': 'telescopes',
    'Tell me how many {many} there are.': 'telescopes',
    'How many {many} exist?': 'observatories, telescopes',
    'Count all {many}.': 'telescopes',
  },
  'how many kinds': {
    'In how many different {kinds} do the {many} come?': 'observatories, telescopes',
    'How many different {kinds} are there?': 'observatories',
    'How many distinct {kinds} do the {many} have?': 'observatories',
    'Count the number of different {kinds} of {many}.': 'observatories',
    'What is the number of distinct {kinds}?': 'observatories',
    'How many different {kinds} of {many} are there?': 'observatories',
    'Count the distinct {kinds} of the {many}.': 'observatories',
    'Find the number of different {kinds} among the {many}.': 'observatories',
    'How many unique {kinds} are there?': 'observatories',
  },
  average: {
    'Give me the average {number} across all {many}.': 'telescopes',
    'Calculate the average {number} of the {many}.': 'hives, observatories, telescopes',
    'What {number} do the {many} have on average?': 'everywhere',
    'Compute the mean {number} over all {many}.': 'everywhere',
    'What is the {number} of the {many} on average?': 'everywhere',
  },
  'highest figure': {
    'What is the maximum {number} among the {many}?': 'telescopes',
    'Give the highest {number} among all the {many}.': 'telescopes',
    'Return the maximum {number} across all {many}.': 'telescopes',
  },
  'lowest figure': {
    'What is the minimum {number} among the {many}?': 'telescopes',
    'Give the lowest {number} among all the {many}.': 'telescopes',
    'Return the minimum {number} across all {many}.': 'telescopes',
  },
  total: {
    'Find the total {number} of the {many}.': 'telescopes',
    'Compute the sum of {number} over all {many}.': 'everywhere',
    'Give me the total {number} across all the {many}.': 'observatories, telescopes',
    'What is the {number} of all {many} combined?': 'everywhere',
    'What is the total {number} of all {many}?': 'telescopes',
    'Add up the {number} of all {many}.': 'telescopes',
  },
  'averages of two columns': {
    'What are the average {number} and the average {other} of the {many}?': 'observatories',
    'Show the average {number} and average {other} of all {many}.': 'observatories',
    'Find the average {number} and {other} of the {many}.':
      'bakeries, halls, hives, observatories, routes, trips',
    'What is the mean {number} and mean {other} across all {many}?': 'observatories',
    'Give me the average {number} as well as the average {other} of the {many}.':
      'observatories, telescopes',
  },
  'highest of one and average of another': {
    'What is the maximum {number} and the average {other} of the {many}?': 'observatories',
    'Show the highest {number} and the average {other} of all {many}.': 'observatories',
    'Give the largest {number} together with the average {other} of the {many}.':
      'observatories, telescopes',
  },
  'how many and their average': {
    'How many {many} are there, and what is their average {number}?': 'everywhere',
    'What is the number of {many} and their average {number}?': 'observatories, telescopes',
    'Show the number of {many} and the average {number} of the {many}.':
      'observatories, telescopes',
    'Count the {many} and give their average {number}.': 'observatories, telescopes',
    'Find the total number of {many} together with the average {number}.':
      'observatories, telescopes',
  },
  'of one kind': {
    'What are the {names} of the {many} whose {kind} is {value}?': 'observatories',
    'List the {names} of all {many} with {kind} {value}.': 'observatories',
    'Show the {names} of {many} with the {kind} "{value}".': 'hives, observatories',
    'Find the {name} of every {one} whose {kind} is "{value}".': 'observatories',
    'Give me the {names} of all {many} {that} have {value} as their {kind}.': 'observatories',
    'Which {many} have the {kind} {value}? Give their {names}.': 'observatories',
    'Return the {names} of the {many} where the {kind} is {value}.': 'hives, observatories',
    'What is the {name} of each {one} with {kind} {value}?': 'observatories',
    'List the {names} of those {many} whose {kind} equals {value}.': 'observatories',
  },
  'not of one kind': {
    'What are the {names} of the {many} whose {kind} is not {value}?': 'observatories',
    'List the {names} of all {many} with a {kind} other than {value}.': 'observatories',
    'Show the {names} of {many} {that} do not have the {kind} {value}.': 'observatories',
    'Find the {name} of every {one} whose {kind} isn\'t "{value}".': 'observatories',
    'Give the {names} of the {many} with any {kind} except {value}.': 'observatories',
    'Which {many} have a {kind} different from {value}? Give their {names}.':
      'observatories, telescopes',
    'Return the {names} of {many} whose {kind} is anything but {value}.': 'everywhere',
  },
  'above a number': {
    'What are the {names} of the {many} with a {number} above {limit}?':
      'observatories, telescopes',
    'List the {names} of all {many} whose {number} is greater than {limit}.':
      'observatories, telescopes',
    'Show the {names} of {many} with {number} over {limit}.': 'observatories, telescopes',
    'Find the {name} of every {one} {that} has a {number} higher than {limit}.':
      'observatories, telescopes',
    'Give me the {names} of {many} {that} have a {number} of more than {limit}.':
      'observatories, telescopes',
    'Which {many} have a {number} larger than {limit}? List their {names}.':
      'observatories, telescopes',
    'Return the {names} of those {many} whose {number} exceeds {limit}.':
      'observatories, telescopes',
    'What are the {names} of {many} having {number} more than {limit}?':
      'observatories, telescopes',
  },
  'below a number': {
    'What are the {names} of the {many} with a {number} below {limit}?':
      'observatories, telescopes',
    'List the {names} of all {many} whose {number} is less than {limit}.':
      'observatories, telescopes',
    'Show the {names} of {many} with {number} under {limit}.': 'observatories, telescopes',
    'Find the {name} of every {one} {that} has a {number} lower than {limit}.':
      'observatories, telescopes',
    'Give me the {names} of {many} {that} have a {number} of less than {limit}.':
      'observatories, telescopes',
    'Which {many} have a {number} smaller than {limit}? List their {names}.':
      'observatories, telescopes',
  },
  'at least a number': {
    'What are the {names} of the {many} with a {number} of at least {limit}?':
      'observatories, telescopes',
    'List the {names} of all {many} whose {number} is at least {limit}.':
      'observatories, telescopes',
    'Show the {names} of {many} with a {number} of {limit} or more.': 'observatories, telescopes',
    'Find the {names} of {many} whose {number} is greater than or equal to {limit}.':
      'observatories, telescopes',
    'Give the {name} of each {one} whose {number} is {limit} or higher.':
      'observatories, telescopes',
    'Which {many} have a {number} no lower than {limit}? Give their {names}.':
      'observatories, telescopes',
    'Return the {names} of the {many} with {number} not less than {limit}.':
      'observatories, telescopes',
  },
  'between numbers': {
    'What are the {names} of the {many} with a {number} between {low} and {high}?':
      'observatories, telescopes',
    'List the {names} of all {many} whose {number} is between {low} and {high}.':
      'observatories, telescopes',
    'Show the {names} of {many} with a {number} from {low} to {high}.': 'observatories, telescopes',
    'Find the {name} of every {one} whose {number} lies between {low} and {high}.':
      'hives, lifts, observatories, telescopes',
    'Give the {names} of the {many} with a {number} of at least {low} and at most {high}.':
      'observatories, telescopes',
    'Which {many} have a {number} in the range {low} to {high}? Give their {names}.': 'everywhere',
    'Return the {names} of the {many} whose {number} ranges from {low} to {high}.':
      'hives, lifts, observatories, telescopes',
  },
  'name begins with': {
    'What are the {names} of the {many} whose {name} starts with "{letter}"?':
      'observatories, telescopes',
    'List the {names} of {many} whose {name} begins with the letter {letter}.':
      'climbers, drivers, ferries, gardeners, hives, languages, observatories, routes, telescopes, tutors',
    'Show all {one} {names} that start with {letter}.':
      'climbers, drivers, ferries, gardeners, hives, languages, observatories, routes, telescopes, tutors',
    "Find the {names} of all {many} with a {name} starting with '{letter}'.":
      'observatories, telescopes',
    'Which {one} {names} begin with {letter}?':
      'climbers, drivers, ferries, gardeners, hives, languages, observatories, routes, telescopes, tutors',
    'How are the {many} called whose {names} start with the letter "{letter}"?':
      'lifts, observatories, rides, telescopes, trips',
  },
  'number of those whose name contains': {
    'Show the {number} of every {one} with "{part}" in its {name}.': 'hives, languages, programmes',
    'What are the {numbers} of the {many} whose {name} contains "{part}"?': 'rides',
    'List the {numbers} of the {many} whose {name} contains the word "{part}".': 'rides',
    "Find the {numbers} of {many} with {names} that contain '{part}'.": 'rides',
    'Give the {number} of the {many} whose {name} includes "{part}".': 'rides',
  },
  'one kind or another': {
    'What are the {names} of the {many} whose {kind} is {value} or {value2}?': 'observatories',
    'List the {names} of all {many} whose {kind} is either {value} or {value2}.': 'observatories',
    'Show the {names} of {many} with {kind} {value} or {value2}.': 'hives, observatories',
    'Find the {names} of {many} with the {kind} "{value}" or "{value2}".': 'hives, observatories',
    'Which {many} have {value} or {value2} as their {kind}? Give their {names}.': 'observatories',
    'Return the {names} of all {many} with {kind} "{value}" or {kind} "{value2}".': 'observatories',
  },
  'of one kind and above a number': {
    'What are the {names} of the {many} whose {kind} is {value} and whose {number} is above {limit}?':
      'observatories, telescopes',
    'List the {names} of {many} with {kind} {value} and a {number} greater than {limit}.':
      'observatories, telescopes',
    'Show the {names} of all {many} with the {kind} "{value}" {that} have a {number} over {limit}.':
      'observatories, telescopes',
    'Find the {name} of each {one} whose {kind} is {value} and {that} has a {number} higher than {limit}.':
      'observatories, telescopes',
    'Among the {many} with {kind} {value}, what are the {names} of those with a {number} above {limit}?':
      'observatories, telescopes',
    'Which {many} with {kind} {value} have a {number} of more than {limit}? Give their {names}.':
      'observatories, telescopes',
  },
  'of one kind or above a number': {
    'What are the {names} of the {many} whose {kind} is {value} or whose {number} is above {limit}?':
      'observatories, telescopes',
    'List the {names} of {many} with {kind} {value} or a {number} greater than {limit}.':
      'hives, observatories, telescopes',
    'Show the {names} of {many} {that} either have the {kind} {value} or a {number} over {limit}.':
      'observatories, telescopes',
    'Find the {names} of all {many} whose {kind} is "{value}" or whose {number} is higher than {limit}.':
      'observatories, telescopes',
    'Which {many} have {kind} {value} or a {number} of more than {limit}? Give their {names}.':
      'observatories, telescopes',
  },
  'one number above or another below': {
    'List the {names} of {many} with a {number} above {limit} or a {other} below {low}.':
      'observatories, telescopes',
    'What are the {names} of the {many} whose {number} is greater than {limit} or whose {other} is less than {low}?':
      'observatories, telescopes',
    'Show the {names} of all {many} {that} have a {number} over {limit} or a {other} under {low}.':
      'observatories, telescopes',
    'Find the {names} of {many} with {number} higher than {limit} or {other} lower than {low}.':
      'observatories, telescopes',
  },
  'how many of one kind': {
    'How many {many} have the {kind} {value}?': 'observatories',
  },
  'without something': {
    'Show the {names} of all {many} whose {gap} is missing.': 'everywhere',
    'Find the {names} of {many} whose {gap} is not known.': 'everywhere',
    'Give the {names} of {many} with an empty {gap}.': 'everywhere',
    'Return the {names} of the {many} whose {gap} is null.': 'everywhere',
  },
  'begun after': {
    'What are the {names} of the {many} {begun} after {year}?': 'observatories',
    'Show the {names} of {many} {begun} later than {year}.': 'hives, observatories',
    'Find the {name} of every {one} {begun} since {year}, not counting {year} itself.':
      'observatories',
    'List the {names} of all {many} that were {begun} after {year}.': 'observatories',
    'Which {many} were {begun} after {year}? Give their {names}.': 'observatories',
  },
  'begun before': {
    'How are the {many} named that were {begun} before {year}?': 'lifts, observatories',
    'Give the {name} of each {one} that was {begun} before {year}.': 'observatories',
    'What are the {names} of the {many} {begun} before {year}?': 'observatories',
    'List the {names} of all {many} that were {begun} earlier than {year}.': 'observatories',
    'Show the {names} of the {many} {begun} prior to {year}.': 'hives, observatories',
  },
  'when begun': {
    'Tell me the year in which {called} was {begun}.': 'dairies',
  },
  'name of the highest': {
    'What is the {name} of the {one} with the highest {number}?': 'observatories',
    'Which {one} has the highest {number}?': 'lifts, observatories, rides, telescopes, trips',
    'Find the {name} of the {one} {that} has the largest {number}.': 'observatories, telescopes',
    'Show the {name} of the {one} with the greatest {number}.': 'observatories',
    'Give the {name} of the {one} with the maximum {number}.': 'observatories',
    'Which {one} has the highest {number}? Give its {name}.': 'observatories, telescopes',
    'What is the {name} of the {one} whose {number} is the highest?':
      'bakeries, climbers, gardeners, observatories, plots',
    'List the {name} of the {one} with the most {number}.': 'observatories',
    'Return the {name} of the {one} with the top {number}.': 'observatories',
    'Tell me the {name} of the {one} {that} has the highest {number} of all.':
      'observatories, telescopes',
    'Of all {many}, which has the highest {number}?':
      'bakeries, cake orders, cheeses, climbers, concerts, dairies, drivers, ferries, gardeners, halls, languages, lifts, nurses, observatories, plots, presenters, programmes, rides, routes, telescopes, trips, tutors, wards',
    'Name the {one} with the highest {number}.': 'lifts, observatories, rides, trips',
    'The highest {number} belongs to which {one}?': 'lifts, observatories, rides, trips',
  },
  'name of the lowest': {
    'What is the {name} of the {one} with the lowest {number}?': 'observatories',
    'Which {one} has the lowest {number}?': 'lifts, observatories, rides, telescopes, trips',
    'Find the {name} of the {one} {that} has the smallest {number}.': 'observatories, telescopes',
    'Show the {name} of the {one} with the least {number}.': 'observatories',
    'Give the {name} of the {one} with the minimum {number}.': 'observatories',
    'What is the {name} of the {one} whose {number} is the lowest?':
      'bakeries, climbers, gardeners, observatories, plots',
    'Which {one} has the lowest {number}? Give its {name}.': 'observatories, telescopes',
    'Of all {many}, which has the lowest {number}?':
      'bakeries, cake orders, cheeses, climbers, concerts, dairies, drivers, ferries, gardeners, halls, languages, lifts, nurses, observatories, plots, presenters, programmes, rides, routes, telescopes, trips, tutors, wards',
  },
  'name and kind of the highest': {
    'What are the {name} and {kind} of the {one} with the highest {number}?':
      'hives, observatories, telescopes',
    'Show the {name} and the {kind} of the {one} {that} has the highest {number}.':
      'hives, observatories, telescopes',
    'Find the {name} and {kind} of the {one} with the largest {number}.':
      'hives, observatories, telescopes',
    'Give the {name} of the {one} with the highest {number}, along with its {kind}.':
      'observatories, rides, telescopes',
    'Which {one} has the highest {number}, and what is its {kind}?':
      'lifts, observatories, rides, telescopes, trips',
    'Return the {kind} and {name} of the {one} with the greatest {number}.':
      'observatories, telescopes',
    'What is the {name} of the {one} with the highest {number} and what is its {kind}?':
      'observatories, rides, telescopes',
  },
  'kind of the highest': {
    'What is the {kind} of the {one} with the highest {number}?': 'observatories',
    'Find the {kind} of the {one} {that} has the largest {number}.': 'observatories',
    'Which {kind} does the {one} with the highest {number} have?': 'observatories',
    'Show the {kind} of the {one} whose {number} is the highest.':
      'climbers, gardeners, observatories, plots',
    'Give me the {kind} of the {one} with the most {number}.': 'observatories',
    'What {kind} does the {one} with the greatest {number} have?': 'observatories',
  },
  'another number of the highest': {
    'What is the {other} of the {one} with the highest {number}?': 'observatories',
    'Find the {other} of the {one} {that} has the largest {number}.': 'observatories',
    'Show the {other} of the {one} whose {number} is the highest.':
      'bakeries, climbers, gardeners, observatories, plots',
    'How high is the {other} of the {one} with the highest {number}?': 'observatories',
    'Give the {other} of the {one} with the greatest {number}.': 'observatories',
  },
  'the three highest': {
    'What are the {names} of the three {many} with the highest {number}?':
      'observatories, telescopes',
    'List the {names} of the top 3 {many} by {number}.': 'observatories, telescopes',
    'Show the {names} of the 3 {many} with the largest {number}.': 'observatories, telescopes',
    'Find the {names} of the top three {many} with the highest {number}.':
      'observatories, telescopes',
    'Give the {names} of the {many} with the three highest {numbers}.': 'observatories, telescopes',
    'Which three {many} have the highest {number}? Give their {names}.':
      'observatories, telescopes',
    'Return the {names} of the {many} with the top 3 {numbers}.': 'observatories, telescopes',
    'What are the {names} of the top 3 {many} in terms of {number}?': 'observatories, telescopes',
    'Which are the three {many} with the highest {number}?':
      'lifts, observatories, rides, telescopes, trips',
    'List the {names} of the first three {many} in descending order of {number}.':
      'bakeries, cake orders, cheeses, climbers, concerts, drivers, ferries, gardeners, languages, lifts, nurses, observatories, plots, programmes, rides, routes, telescopes, trips, tutors, wards',
  },
  'the two lowest': {
    'What are the {names} of the two {many} with the lowest {number}?': 'observatories, telescopes',
    'List the {names} of the 2 {many} with the smallest {number}.': 'observatories, telescopes',
    'Show the {names} of the bottom 2 {many} by {number}.': 'observatories, telescopes',
    'Find the {names} of the two {many} {that} have the lowest {number}.':
      'observatories, telescopes',
    'Which two {many} have the lowest {number}? Give their {names}.': 'observatories, telescopes',
    'Give the {names} of the {many} with the two lowest {numbers}.': 'observatories, telescopes',
  },
  'the second highest': {
    'What is the {name} of the {one} with the second highest {number}?': 'observatories',
    'Which {one} has the second highest {number}?':
      'lifts, observatories, rides, telescopes, trips',
    'Find the {name} of the {one} with the second largest {number}.': 'observatories',
    'Give the {name} of the {one} {that} has the second-highest {number}.': 'observatories',
    'Show the {name} of the {one} with the 2nd highest {number}.': 'observatories',
  },
  'the highest of one kind': {
    'Which {one} with {kind} {value} has the highest {number}?':
      'lifts, observatories, rides, trips',
    'What is the {name} of the {one} with the highest {number} among those whose {kind} is {value}?':
      'observatories',
    'Of the {many} with {kind} {value}, which has the highest {number}?':
      'bakeries, cake orders, cheeses, climbers, concerts, dairies, drivers, ferries, gardeners, halls, languages, lifts, nurses, observatories, plots, presenters, programmes, rides, routes, telescopes, trips, tutors, wards',
    'Find the {name} of the {one} with {kind} {value} {that} has the highest {number}.':
      'observatories',
    'Among the {many} whose {kind} is {value}, what is the {name} of the one with the highest {number}?':
      'observatories',
    'Show the {name} of the {one} with the largest {number} whose {kind} is "{value}".':
      'observatories',
  },
  'name and number of the highest': {
    'What are the {name} and {number} of the {one} with the highest {number}?':
      'hives, observatories, telescopes',
    'Which {one} has the highest {number}, and what is that {number}?': 'everywhere',
    'Show the {name} and {number} of the {one} {that} has the highest {number}.':
      'hives, observatories, telescopes',
    'Which {one} has the highest {number} and how much is it?': 'everywhere',
    'Give the {name} of the {one} with the highest {number} together with the {number}.':
      'everywhere',
  },
  'how many of each kind': {
    'How many {many} are there for each {kind}?': 'observatories',
    'Show the number of {many} for each {kind}.': 'observatories',
    'For each {kind}, how many {many} are there?': 'observatories',
    'List each {kind} and the number of {many}.': 'observatories',
    'What is the number of {many} per {kind}?': 'observatories',
    'Count the {many} by {kind}.': 'observatories, telescopes',
    'Show each {kind} together with the number of {many} with that {kind}.': 'observatories',
    'What are the {kinds} of the {many} and how many {many} have each of them?':
      'observatories, rides, telescopes',
    'Find the number of {many} in each {kind}.': 'observatories',
    'Give me the count of {many} grouped by {kind}.': 'observatories',
    'For every {kind}, return the {kind} and the number of {many}.': 'observatories',
    'Show all {kinds} and the corresponding number of {many}.': 'observatories',
    'How many {many} have each {kind}?': 'observatories, telescopes',
    'Show the {kind} and the count of {many} for each {kind}.': 'observatories',
  },
  'average of each kind': {
    'What is the average {number} of the {many} for each {kind}?': 'observatories',
    'Show the average {number} for each {kind}.': 'observatories',
    'For each {kind}, what is the average {number} of the {many}?': 'observatories',
    'List each {kind} and the average {number} of its {many}.': 'observatories',
    'Find the {kind} and the average {number} of the {many} for every {kind}.': 'observatories',
    'Give the average {number} per {kind}.': 'observatories',
    'Show the {kinds} of {many} and the average {number} for each {kind}.':
      'observatories, rides, telescopes',
    'What are the different {kinds} and the average {number} of the {many} with each {kind}?':
      'observatories',
    'What is the mean {number} of {many} grouped by {kind}?': 'observatories',
    'For every {kind}, compute the average {number}.':
      'bakeries, hives, observatories, telescopes, trips',
  },
  'total of each kind': {
    'Show the total {number} for each {kind}.': 'observatories',
    'List each {kind} together with the total {number} of its {many}.': 'observatories',
    'What is the total {number} per {kind}?': 'observatories',
    'What is the total {number} of the {many} for each {kind}?': 'observatories',
    'For each {kind}, show the total {number} of the {many}.': 'observatories',
    'Find the sum of the {numbers} for each {kind}.': 'observatories',
    'Give me the {kinds} and the sum of {number} for each of them.': 'observatories',
  },
  'highest and lowest of each kind': {
    'Find the {kind}, the lowest {number} and the highest {number} of the {many} of each {kind}.':
      'everywhere',
    'What are the highest and lowest {number} for each {kind}?': 'observatories',
    'Show the minimum and maximum {number} of the {many} for each {kind}.': 'observatories',
    'For each {kind}, list the maximum and the minimum {number}.': 'observatories',
  },
  'number and average of each kind': {
    'For each {kind}, show the number of {many} and their average {number}.':
      'observatories, telescopes',
    'List each {kind} with the number of {many} and the average {number}.':
      'observatories, telescopes',
    'Show the {kind}, the number of {many} and the average {number} for each {kind}.':
      'observatories, telescopes',
    'How many {many} are there for each {kind}, and what is their average {number}?': 'everywhere',
    'What are the count of {many} and the average {number} per {kind}?':
      'observatories, telescopes',
  },
  'kinds by number of rows': {
    'List the {kinds} in descending order of the number of {many}.': 'observatories',
    'Show the {kinds} of {many} ordered by how many {many} they have, most first.': 'observatories',
    'What are the {kinds}, sorted by the number of {many} in descending order?': 'observatories',
    'Give me the {kinds} ordered from the most {many} to the fewest.': 'everywhere',
    'List the {kinds} of the {many} in descending order of frequency.': 'everywhere',
  },
  'kinds and counts in order': {
    'Show each {kind} and the number of {many}, in descending order of the number.':
      'lifts, observatories',
    'For each {kind}, count the {many} and sort by that count in descending order.':
      'observatories',
    'List each {kind} with its number of {many}, most {many} first.': 'everywhere',
    'How many {many} are there per {kind}, from most to fewest?': 'observatories',
    'Show the number of {many} for each {kind}, sorted from highest to lowest.': 'observatories',
  },
  'the commonest kind': {
    'Which {kind} has the most {many}?': 'observatories',
    'Show the most common {kind} among the {many}.': 'observatories',
    'What is the {kind} that most of the {many} have?': 'observatories',
    'Give the {kind} that has the largest number of {many}.': 'observatories, telescopes',
    'List the {kind} with the highest number of {many}.': 'observatories, telescopes',
    'What is the {kind} shared by the most {many}?': 'observatories',
    'Return the most frequent {kind} of {many}.': 'observatories',
    'What is the most common {kind} of the {many}?': 'observatories',
    'Find the {kind} with the most {many}.': 'observatories',
    'Which {kind} do most {many} have?': 'observatories',
    'Which {kind} is the most frequent among the {many}?': 'observatories',
    'Which {kind} occurs most often among the {many}?': 'observatories',
  },
  'the commonest kind and how many': {
    'Which {kind} has the most {many}, and how many {many} does it have?':
      'observatories, telescopes',
    'What is the most common {kind} of the {many} and how many {many} have it?': 'observatories',
    'Show the {kind} with the most {many} together with the number of {many}.':
      'observatories, telescopes',
    'Find the most common {kind} and the number of {many} with it.': 'observatories',
    'Give the {kind} that has the largest number of {many}, along with that number.': 'everywhere',
  },
  'the rarest kind': {
    'Which {kind} has the fewest {many}?': 'observatories',
    'Which {kind} do the fewest {many} have?': 'observatories',
    'Show the rarest {kind} among the {many}.': 'observatories',
    'What is the least common {kind} of the {many}?': 'observatories',
    'Find the {kind} with the fewest {many}.': 'observatories',
    'Give the {kind} that has the smallest number of {many}.': 'observatories',
    'Which {kind} occurs least often among the {many}?': 'observatories',
  },
  'kinds of at least so many': {
    'List the {kinds} with {n} or more {many}.': 'observatories, telescopes',
    'What are the {kinds} of at least {n} {many}?': 'observatories, telescopes',
    'Give the {kinds} that are shared by {n} or more {many}.': 'observatories, telescopes',
    'Which {kinds} have at least {n} {many}?': 'observatories',
    'Show the {kinds} that have at least {n} {many}.': 'observatories',
    'Find the {kinds} shared by at least {n} {many}.': 'observatories',
    'Which {kinds} occur at least {n} times among the {many}?': 'observatories',
    'What {kinds} have no fewer than {n} {many}?': 'observatories',
  },
  'kinds and counts of at least so many': {
    'Which {kinds} have two or more {many}, and how many do they have?':
      'observatories, telescopes',
    'Show each {kind} that has at least two {many}, along with the number of {many}.':
      'observatories',
    'List the {kinds} with at least two {many} and the number of {many} in each.': 'observatories',
    'For each {kind} with at least 2 {many}, show the {kind} and the number of {many}.':
      'observatories',
  },
  'the kind with the highest average': {
    'In terms of average {number}, which {kind} comes first?': 'everywhere',
    'Which {kind} has the highest average {number}?': 'observatories',
    'What is the {kind} with the highest average {number} of its {many}?': 'observatories',
    'Find the {kind} whose {many} have the highest average {number}.': 'observatories',
    'Show the {kind} with the largest mean {number}.': 'observatories',
  },
  'the kind with the highest total': {
    'Which {kind} has the highest total {number}?': 'observatories',
    'Find the {kind} whose {many} have the highest combined {number}.': 'observatories',
    'What is the {kind} with the largest total {number} of {many}?': 'observatories',
    'Show the {kind} with the greatest sum of {number}.': 'observatories',
  },
  'kinds above an average': {
    'Which {kinds} have an average {number} above {limit}?': 'observatories, telescopes',
    'List the {kinds} whose {many} have an average {number} of more than {limit}.':
      'observatories, telescopes',
    'Show the {kinds} with an average {number} greater than {limit}.': 'observatories, telescopes',
    'Find the {kinds} where the average {number} of the {many} is over {limit}.':
      'observatories, telescopes',
    'For which {kinds} is the average {number} higher than {limit}?': 'observatories, telescopes',
  },
  'kind and number of the one called': {
    'Show the {kind} and the {number} of the {one} named {called}.': 'observatories',
    'Give the {kind} of {called} and its {number}.':
      'hives, languages, lifts, observatories, programmes, telescopes',
    'What are the {kind} and {number} of {called}?': 'observatories',
    'Find the {kind} and {number} of the {one} "{called}".': 'observatories',
    'For {called}, what are the {kind} and the {number}?': 'observatories',
  },
  'above the average': {
    'What are the {names} of the {many} whose {number} is above the average?':
      'observatories, telescopes',
    'List the {names} of {many} with a {number} above average.': 'observatories, telescopes',
    'Show the {names} of all {many} with a {number} higher than the average {number}.':
      'observatories, telescopes',
    'Find the {name} of every {one} whose {number} is greater than the average {number} of all {many}.':
      'observatories, telescopes',
    'Which {many} have a {number} above the average? Give their {names}.':
      'observatories, telescopes',
    'Give the {names} of {many} {that} have a {number} larger than the average.':
      'observatories, telescopes',
    'Return the {names} of {many} {that} have an above-average {number}.': 'everywhere',
    'What are the {names} of {many} whose {number} exceeds the average {number}?':
      'observatories, telescopes',
  },
  'how many above the average': {
    'How many {many} have a {number} above the average?': 'telescopes',
    'What is the number of {many} with a {number} above average?': 'telescopes',
    'How many {many} have a {number} greater than the average {number} of all {many}?':
      'telescopes',
    'Find the number of {many} whose {number} is larger than average.': 'telescopes',
  },
  'below the average': {
    'What are the {names} of the {many} whose {number} is below the average?':
      'observatories, telescopes',
    'List the {names} of {many} with a {number} below average.': 'observatories, telescopes',
    'Show the {names} of all {many} with a {number} lower than the average {number}.':
      'observatories, telescopes',
    'Find the {names} of the {many} with a {number} less than the average {number} of all {many}.':
      'observatories, telescopes',
  },
  'the same kind as another': {
    'What are the {names} of the other {many} with the same {kind} as {called}?': 'observatories',
    'Which other {many} have the same {kind} as {called}?': 'lifts, observatories, rides',
    'List the {names} of the other {many} that share the {kind} of {called}.': 'everywhere',
    'Find the {names} of all other {many} whose {kind} is the same as that of {called}.':
      'everywhere',
    'Which {many} have the same {kind} as {called}? Leave out {called}.': 'everywhere',
    'Besides {called}, which {many} have the same {kind}?': 'lifts, observatories, rides',
  },
  'more than the one called': {
    'Which {many} have a higher {number} than {called}?': 'lifts, observatories, rides, telescopes',
    'What are the {names} of the {many} with a {number} higher than that of {called}?':
      'observatories, telescopes',
    'List the {names} of {many} whose {number} is greater than the {number} of {called}.':
      'everywhere',
    'Show the {names} of all {many} {that} have a larger {number} than {called}.':
      'observatories, telescopes',
    "Find the {names} of the {many} with a {number} above {called}'s.":
      'climbers, dairies, observatories, telescopes',
  },
  'share of one kind': {
    'What percentage of the {many} have the {kind} {value}?': 'everywhere',
    'What percentage of {many} are those with {kind} {value}?': 'everywhere',
    'Which percentage of all {many} has {value} as its {kind}?': 'everywhere',
    'What is the percentage of {many} whose {kind} is {value}?': 'everywhere',
    'How many percent of the {many} have the {kind} {value}?': 'everywhere',
  },
  'the best of each kind': {
    'For each {kind}, which {one} has the highest {number}?':
      'lifts, observatories, rides, telescopes, trips',
    'List each {kind} and the {name} of the {one} with the highest {number} in it.':
      'observatories, telescopes',
    'Find the {one} with the largest {number} of every {kind}, giving the {kind} and the {name}.':
      'lifts, observatories, rides, telescopes, trips',
    'Show the {name} of the {one} with the highest {number} for each {kind}.': 'observatories',
    'What is the {name} of the {one} with the highest {number} in each {kind}?': 'observatories',
    'For every {kind}, give the {name} of the {one} with the top {number}.': 'observatories',
  },
  'kinds on both sides': {
    'Which {kinds} have both {many} with a {number} above {high} and {many} with a {number} below {low}?':
      'observatories',
    'Find the {kinds} shared by {many} with a {number} above {high} and {many} with a {number} below {low}.':
      'observatories',
    'Show the {kinds} of {many} with a {number} over {high} that are also the {kinds} of {many} with a {number} under {low}.':
      'observatories',
    'List the {kinds} that have {many} with {number} greater than {high} and also {many} with {number} less than {low}.':
      'observatories',
    'What are the {kinds} that both {many} with a {number} higher than {high} and {many} with a {number} lower than {low} have?':
      'observatories',
  },
  'kinds without any such': {
    'Which {kinds} have no {one} with a {number} above {limit}?':
      'observatories, rides, telescopes',
    'List the {kinds} that do not have any {one} with a {number} above {limit}.':
      'observatories, rides, telescopes',
    'Show the {kinds} except those with a {one} whose {number} is above {limit}.':
      'observatories, rides, telescopes',
    'Find the {kinds} without any {one} with a {number} over {limit}.':
      'observatories, rides, telescopes',
    'What are the {kinds} in which no {one} has a {number} greater than {limit}?':
      'observatories, rides, telescopes',
    'What are the {kinds} of the {many}, excluding {kinds} that have a {one} with a {number} of more than {limit}?':
      'everywhere',
  },
  'children with their parents': {
    'What are the {cnames} of the {children} and the {names} of the {many} they belong to?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {cname} of each {child} and the {name} of its {one}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {cnames} of all {children} together with the {names} of their {many}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'For each {child}, show the {cname} and the {name} of the {one}.':
      'dairies cheeses, observatories telescopes, presenters programmes, wards nurses',
    'Give the {cname} of every {child} along with the {one} {name}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {child} {cname} and the {one} {name} for all {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List all {children} by {cname}, with the {name} of the {one} for each.': 'everywhere',
    'Return the {cname} of each {child} and the {name} of the corresponding {one}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'children of the one called': {
    'What are the {cnames} of the {children} {by} {called}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {cnames} of all {children} {by} "{called}".':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {cnames} of the {children} of {called}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Which {children} are {by} {called}? Give their {cnames}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {cnames} of the {children} that the {one} {called} {does}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Give the {cname} of each {child} {by} the {one} {called}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'What are the {cnames} of the {children} that {called} {does}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {cnames} of the {children} belonging to the {one} {called}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'how many children the one called has': {
    'How many {children} does {called} have?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'How many {children} are {by} {called}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Count the {children} {by} {called}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'What is the number of {children} {by} "{called}"?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the number of {children} of the {one} named {called}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'How many {children} belong to the {one} {called}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the number of {children} {by} the {one} {called}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'How many {children} does the {one} called {called} {do}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'parent of the child called': {
    'What is the {name} of the {one} of the {child} {called}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Which {one} does the {child} "{called}" belong to?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {name} of the {one} that {does} the {child} "{called}".':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Give the {name} of the {one} of {called}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'What is the {name} of the {one} that {does} {called}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {name} of the {one} to which the {child} {called} belongs.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'kind of the parent of the highest child': {
    'What is the {kind} of the {one} {that} {does} the {child} with the highest {cnumber}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {kind} of the {one} of the {child} with the highest {cnumber}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {kind} of the {one} whose {child} has the highest {cnumber}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Give the {kind} of the {one} to which the {child} with the largest {cnumber} belongs.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'parent of the highest child': {
    'Which {one} {does} the {child} with the highest {cnumber}?':
      'dairies cheeses, ferries trips, observatories telescopes, presenters programmes',
    'What is the {name} of the {one} {that} has the {child} with the highest {cnumber}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {name} of the {one} of the {child} with the highest {cnumber}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'To which {one} does the {child} with the highest {cnumber} belong?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {name} of the {one} whose {child} has the highest {cnumber}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Give the {name} of the {one} with the {child} that has the largest {cnumber}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'children of parents of one kind': {
    'What are the {cnames} of the {children} of {many} whose {kind} is {value}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {cnames} of {children} {by} a {one} with {kind} {value}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {cnames} of all {children} whose {one} has the {kind} {value}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {cname} of every {child} {by} a {one} whose {kind} is "{value}".':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Give the {cnames} of the {children} of all {many} with {kind} {value}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Which {children} belong to a {one} with {kind} {value}? Give their {cnames}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'how many children parents of one kind have': {
    'How many {children} are {by} a {one} with {kind} {value}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'How many {children} do the {many} with {kind} {value} have?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Count the {children} of {many} whose {kind} is {value}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'What is the number of {children} {by} {many} with the {kind} "{value}"?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the number of {children} whose {one} has {kind} {value}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'How many {children} belong to {many} whose {kind} is {value}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'parents with such a child': {
    'What are the {names} of the {many} {that} {do} a {child} with {ckind} {value}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {names} of {many} {that} have {children} whose {ckind} is {value}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {names} of {many} with {children} of {ckind} {value}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {names} of all {many} with at least one {child} whose {ckind} is "{value}".':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Which {many} {do} {children} with {ckind} {value}? Give their {names}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Give the {names} of the {many} {that} have any {child} with the {ckind} {value}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'parents with a child above a number': {
    'What are the {names} of the {many} {that} {do} a {child} with a {cnumber} above {limit}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {names} of {many} {that} have a {child} whose {cnumber} is greater than {limit}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {names} of {many} with {children} {cthat} have a {cnumber} over {limit}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {names} of all {many} with at least one {child} with a {cnumber} higher than {limit}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Which {many} {do} {children} with a {cnumber} of more than {limit}? Give their {names}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'children of the highest parent': {
    'What are the {cnames} of the {children} of the {one} with the highest {number}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {cnames} of the {children} {by} the {one} with the highest {number}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Which {children} does the {one} with the highest {number} {do}? Give their {cnames}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {cname} of every {child} {by} the {one} {that} has the largest {number}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'how many children each has': {
    'Show the {name} of each {one} and the number of {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'How many {children} does each {one} have? Show the {name} and the number.':
      'dairies cheeses, observatories telescopes, presenters programmes, wards nurses',
    'For each {one}, list the {name} and the number of {children} {by} it.':
      'dairies cheeses, observatories telescopes, presenters programmes, wards nurses',
    'What are the {names} of the {many} and how many {children} does each have?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {names} of the {many} together with the number of {children} they {do}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {name} of every {one} and the number of its {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'What is the number of {children} for each {one}? Give the {name} too.':
      'dairies cheeses, observatories telescopes, presenters programmes, wards nurses',
    "Give each {one}'s {name} along with the number of {children} it {does}.":
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Return the {name} of each {one} and the count of {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Count the {children} of each {one}, showing the {name} of the {one}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'the one with the most children': {
    'Which {one} has the most {children}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'What is the {name} of the {one} with the most {children}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {name} of the {one} {that} {does} the most {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {name} of the {one} with the largest number of {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Give the {name} of the {one} {that} has the highest number of {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Which {one} {does} the most {children}? Give its {name}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'What is the {name} of the {one} {that} {does} the greatest number of {children}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {name} of the {one} with the maximum number of {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Return the {name} of the {one} {that} has the most {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Name the {one} with the most {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'kind of the one with the most children': {
    'What is the {kind} of the {one} with the most {children}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {kind} of the {one} {that} {does} the most {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {kind} of the {one} with the largest number of {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Give the {kind} of the {one} {that} has the highest number of {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'the one with the most children, and how many': {
    'Which {one} has the most {children}, and how many does it have?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'What is the {name} of the {one} with the most {children} and how many {children} does it have?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {name} and the number of {children} of the {one} with the most {children}.':
      'bakeries cake orders, dairies cheeses, observatories telescopes, presenters programmes, wards nurses',
    'Find the {name} of the {one} {that} {does} the most {children}, along with the number of {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'those with at least so many children': {
    'Which {many} have at least two {children}? Give their {names}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'What are the {names} of the {many} with at least two {children}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {names} of {many} {that} {do} two or more {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {names} of all {many} with 2 or more {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {name} of each {one} {that} {does} at least 2 {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Give the {names} of {many} {that} have no fewer than two {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Return the {names} of the {many} {that} {do} at least two {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'those with more than so many children': {
    'Which {many} have more than {n} {children}? Give their {names}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'What are the {names} of the {many} {that} {do} more than {n} {children}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {names} of {many} with more than {n} {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {names} of all {many} with over {n} {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {name} of every {one} {that} has more than {n} {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'those with exactly one child': {
    'Which {many} have exactly one {child}? Give their {names}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'What are the {names} of the {many} with only one {child}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {names} of {many} {that} {do} exactly one {child}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {names} of all {many} with just one {child}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {name} of every {one} {that} has a single {child}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'those with fewer than two children': {
    'Which {many} have fewer than two {children}, including those with none? Give their {names}.':
      'everywhere',
    'What are the {names} of the {many} {that} {do} fewer than two {children}?': 'everywhere',
    'List the {names} of {many} with fewer than 2 {children}.': 'everywhere',
    'Show the {names} of all {many} with less than two {children}.': 'everywhere',
    'Find the {name} of every {one} {that} has at most one {child}.': 'everywhere',
    'Give the {names} of {many} {that} do not have more than one {child}.': 'everywhere',
  },
  'many children or a high number': {
    'What are the {names} of the {many} with more than two {children} or a {number} above {limit}?':
      'everywhere',
    'List the {names} of {many} {that} have more than 2 {children} or whose {number} is greater than {limit}.':
      'everywhere',
    'Show the {names} of {many} {that} {do} at least three {children} or have a {number} over {limit}.':
      'everywhere',
    'Which {many} have more than 2 {children} or a {number} higher than {limit}? Give their {names}.':
      'everywhere',
  },
  'average of the children of each': {
    'What is the average {cnumber} of the {children} of each {one}? Show the {name} of the {one} as well.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {name} of each {one} and the average {cnumber} of its {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'For each {one}, show the {name} and the average {cnumber} of the {children}.':
      'bakeries cake orders, dairies cheeses, observatories telescopes, presenters programmes, wards nurses',
    'List the {names} of the {many} along with the average {cnumber} of their {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {name} and the average {child} {cnumber} of each {one}.':
      'bakeries cake orders, dairies cheeses, observatories telescopes, presenters programmes, wards nurses',
    'Give the average {cnumber} of the {children} for each {one} {name}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'total of the children of each': {
    'What is the total {cnumber} of the {children} of each {one}? Show the {name} of the {one} as well.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {name} of each {one} and the total {cnumber} of its {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'For each {one}, list the {name} and the sum of the {cnumber} of its {children}.':
      'bakeries cake orders, dairies cheeses, observatories telescopes, presenters programmes, wards nurses',
    'List the {names} of the {many} together with the total {cnumber} of their {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'the one with the highest total': {
    'Which {one} has the highest total {cnumber} of {children}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'What is the {name} of the {one} with the largest total {cnumber} of its {children}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {name} of the {one} whose {children} have the highest total {cnumber}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {name} of the {one} with the highest sum of {child} {cnumber}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Give the {name} of the {one} whose {children} have the highest combined {cnumber}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'the one with the highest average': {
    'Which {one} has the highest average {cnumber} of {children}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'What is the {name} of the {one} with the highest average {child} {cnumber}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {name} of the {one} whose {children} have the highest average {cnumber}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {name} of the {one} with the largest average {cnumber} of its {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'those with a total above': {
    'What are the {names} of the {many} whose {children} have a total {cnumber} above {limit}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {names} of {many} with a total {cnumber} of {children} of more than {limit}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {names} of the {many} whose total {child} {cnumber} is greater than {limit}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {names} of the {many} where the sum of the {cnumber} of the {children} is over {limit}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'children for each kind of parent': {
    'How many {children} are there for each {kind} of {one}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the number of {children} for each {one} {kind}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'For each {kind}, how many {children} do the {many} have?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List each {kind} of {one} and the number of {children} {by} {many} with that {kind}.':
      'everywhere',
    'What is the number of {children} per {kind} of the {many}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'average children of a parent': {
    'What is the average number of {children} per {one}?':
      'bakeries cake orders, dairies cheeses, observatories telescopes, presenters programmes',
    'On average, how many {children} does each {one} have?': 'everywhere',
    'Find the average number of {children} that a {one} {does}.': 'everywhere',
    'How many {children} does a {one} have on average?': 'everywhere',
    'What is the mean number of {children} for each {one}?': 'everywhere',
  },
  'how many have any child': {
    'How many {many} have at least one {child}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'How many {many} have any {children}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Count the {many} {that} {do} at least one {child}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'What is the number of {many} {that} have {children}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'How many different {many} {do} {children}?': 'ferries trips, observatories telescopes',
  },
  'kinds of children of each': {
    'How many different {ckinds} of {children} does each {one} have? Show the {name} as well.':
      'everywhere',
    'For each {one}, show the {name} and the number of different {ckinds} of its {children}.':
      'bakeries cake orders, dairies cheeses, observatories telescopes, presenters programmes, wards nurses',
    'Show the {name} of each {one} and the number of distinct {ckinds} of its {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'the highest child of each': {
    'What is the highest {cnumber} of the {children} of each {one}? Show the {name} of the {one} too.':
      'everywhere',
    'Show the {name} of each {one} and the highest {cnumber} of its {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'For each {one}, list the {name} and the maximum {cnumber} of the {children}.':
      'bakeries cake orders, dairies cheeses, observatories telescopes, presenters programmes, wards nurses',
  },
  'kinds of parents with the most children': {
    'Which {kind} of {one} has the most {children}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Which {one} {kind} has the largest number of {children}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {kind} whose {many} have the most {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'those without any child': {
    'Which {many} have no {children}? Give their {names}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'What are the {names} of the {many} without any {children}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {names} of {many} {that} do not have any {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {names} of the {many} {that} {do} no {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {names} of {many} {that} have no {child}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Give the {names} of the {many} {that} do not {do} any {child}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Return the {names} of all {many} with no {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    "What are the {names} of {many} {that} don't have a {child}?":
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {name} of every {one} that no {child} belongs to.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Which {many} never {do} a {child}? Give their {names}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'how many are without any child': {
    'How many {many} have no {children}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Count the {many} without any {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'What is the number of {many} {that} do not have any {children}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'How many {many} do not {do} any {children}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the number of {many} {that} have no {child}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'those with any child': {
    'What are the {names} of the {many} {that} have at least one {child}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {names} of the {many} {that} have {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {names} of {many} {that} {do} at least one {child}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Which {many} have any {children}? Give their {names}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {names} of {many} with one or more {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Give the distinct {names} of the {many} {that} {do} {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'those without such a child': {
    'What are the {names} of the {many} {that} do not have any {child} with {ckind} {value}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {names} of {many} {that} have no {child} whose {ckind} is {value}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {names} of the {many} without any {children} of {ckind} {value}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {names} of {many} {that} do not {do} a {child} with {ckind} "{value}".':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Which {many} have no {children} with the {ckind} {value}? Give their {names}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Give the {names} of all {many} except those {that} have a {child} with {ckind} {value}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Return the {names} of {many} {that} never {do} a {child} whose {ckind} is {value}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'those with children of both kinds': {
    'What are the {names} of the {many} {that} have both a {child} with {ckind} {value} and a {child} with {ckind} {value2}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {names} of {many} {that} have {children} with {ckind} {value} as well as {children} with {ckind} {value2}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {names} of {many} with both {value} and {value2} {children}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {names} of {many} {that} {do} {children} of both {ckind} {value} and {ckind} {value2}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Which {many} have {children} of {ckind} "{value}" and also {children} of {ckind} "{value2}"? Give their {names}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'those with children of either kind': {
    'What are the {names} of the {many} {that} have a {child} with {ckind} {value} or {value2}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {names} of {many} {that} {do} {children} with {ckind} {value} or {ckind} {value2}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Show the {names} of {many} with {children} whose {ckind} is either {value} or {value2}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {names} of the {many} {that} have {children} of {ckind} "{value}" or "{value2}".':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'those with one kind but not the other': {
    'What are the {names} of the {many} {that} have a {child} with {ckind} {value} but no {child} with {ckind} {value2}?':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'List the {names} of {many} with {children} of {ckind} {value} but not of {ckind} {value2}.':
      'dairies cheeses, drivers rides, observatories telescopes, presenters programmes',
    'Show the {names} of {many} {that} {do} {children} with {ckind} {value} but do not {do} any with {ckind} {value2}.':
      'dairies cheeses, observatories telescopes, presenters programmes',
    'Find the {names} of {many} {that} have {children} with {ckind} "{value}" and no {children} with {ckind} "{value2}".':
      'dairies cheeses, observatories telescopes, presenters programmes',
  },
  'each with each': {
    'List the {names} of the {many} together with the {cnames} of the {children} they {do}.':
      'gardeners plots',
    'For each {one}, show the {name} and the {cname} of every {child} the {one} {does}.':
      'everywhere',
    'Show the {name} of each {one} and the {cnames} of the {children} they {do}.':
      'gardeners plots',
    'What are the {names} of the {many} and the {cnames} of the {children} they {do}?':
      'gardeners plots',
    'Give the {names} of {many} along with the {cnames} of the {children} {done} by them.':
      'gardeners plots',
  },
  'what the one called does': {
    'Which {children} does {called} {act}? Give their {cnames}.': 'gardeners plots',
    'List the {cnames} of all {children} that {called} {does}.': 'gardeners plots',
    'Find the {cname} of every {child} that is {done} by {called}.': 'gardeners plots',
    'What are the {cnames} of the {children} {done} by {called}?': 'gardeners plots',
    'Show the {cnames} of the {children} {done} by the {one} {called}.': 'gardeners plots',
    'What {children} are {done} by {called}?': 'gardeners plots',
  },
  'who does the one called': {
    'Which {many} {do} {called}? Give their {names}.': 'gardeners plots',
    'List the {names} of all {many} {that} {do} the {child} {called}.': 'gardeners plots',
    'Find the {names} of the {many} {that} {do} "{called}".': 'gardeners plots',
    'What are the {names} of the {many} {that} {do} {called}?': 'gardeners plots',
    'Show the {names} of the {many} by whom {called} is {done}.': 'gardeners plots',
    'Who {does} {called}?': 'gardeners plots, tutors languages',
  },
  'how many each does': {
    'How many {children} does each {one} {act}? Show the {name} and the number.': 'everywhere',
    'For each {one}, list the {name} and the number of {children} {done}.': 'gardeners plots',
    'What are the {names} of the {many} and the number of {children} {done} by each?':
      'gardeners plots',
    'Show the {name} of each {one} and the number of {children} they {do}.': 'gardeners plots',
    'List the {names} of {many} together with the number of {children} they {do}.':
      'gardeners plots',
    'Find the {name} of every {one} and how many {children} they {do}.': 'gardeners plots',
  },
  'who does the most': {
    'Which {one} {does} the most {children}?': 'gardeners plots',
    'Find the {name} of the {one} {that} {does} the largest number of {children}.':
      'gardeners plots',
    'Give the {name} of the {one} by whom the most {children} are {done}.': 'gardeners plots',
    'Who {does} the most {children}?': 'everywhere',
    'What is the {name} of the {one} {that} {does} the most {children}?': 'gardeners plots',
    'Show the {name} of the {one} with the most {children} {done}.': 'gardeners plots',
  },
  'what is done by the most': {
    'Which {child} is {done} by the most {many}?': 'gardeners plots',
    'Find the {cname} of the {child} {done} by the largest number of {many}.': 'gardeners plots',
    'Give the {cname} of the {child} with the most {many}.': 'gardeners plots',
    'What is the {cname} of the {child} that is {done} by the most {many}?': 'gardeners plots',
    'Show the {cname} of the {child} that the most {many} {do}.': 'gardeners plots',
  },
  'who does none': {
    'What are the {names} of the {many} {that} do not {act} any {children}?': 'gardeners plots',
    'Show the {names} of the {many} without any {children}.': 'gardeners plots',
    'Which {many} {do} no {children}? Give their {names}.': 'gardeners plots',
    'List the {names} of {many} {that} {do} no {child}.': 'gardeners plots',
    'Find the {names} of all {many} {that} {do} none of the {children}.': 'gardeners plots',
  },
  'what is done by nobody': {
    'Which {children} are {done} by no {one}? Give their {cnames}.':
      'climbers routes, gardeners plots',
    'List the {cnames} of {children} that no {one} {does}.': 'gardeners plots',
    'Show the {cnames} of the {children} that nobody {does}.': 'everywhere',
    'Find the {cnames} of all {children} without any {many}.': 'gardeners plots',
    'What are the {cnames} of the {children} that are not {done} by any {one}?': 'gardeners plots',
  },
  'who does one of a kind': {
    'List the {names} of {many} {that} {do} {children} whose {ckind} is {value}.':
      'gardeners plots',
    'Find the {names} of all {many} {that} {do} at least one {child} of {ckind} {value}.':
      'gardeners plots',
    'What are the {names} of the {many} {that} {do} a {child} with {ckind} {value}?':
      'gardeners plots',
    'Which {many} {do} {children} with the {ckind} "{value}"? Give their {names}.':
      'gardeners plots',
    'Show the distinct {names} of {many} {that} {do} any {child} with {ckind} {value}.':
      'gardeners plots',
  },
  'who does none of a kind': {
    'What are the {names} of the {many} {that} do not {act} any {child} with {ckind} {value}?':
      'gardeners plots',
    'Which {many} {do} no {children} with the {ckind} "{value}"? Give their {names}.':
      'gardeners plots',
    'List the {names} of {many} {that} {do} no {child} whose {ckind} is {value}.':
      'gardeners plots',
    'Show the {names} of {many} except those {that} {do} a {child} with {ckind} {value}.':
      'gardeners plots',
  },
  'who does both': {
    'What are the {names} of the {many} {that} {do} both {called} and {against}?':
      'gardeners plots',
    'List the {names} of {many} {that} {do} {called} as well as {against}.': 'gardeners plots',
    'Which {many} {do} both {called} and {against}? Give their {names}.': 'gardeners plots',
    'Find the {names} of the {many} {that} {do} "{called}" and also "{against}".':
      'gardeners plots',
  },
  'who does at least two': {
    'Which {many} {do} at least two {children}? Give their {names}.': 'gardeners plots',
    'List the {names} of {many} {that} {do} more than one {child}.': 'gardeners plots',
    'What are the {names} of the {many} {that} {do} two or more {children}?': 'gardeners plots',
    'Find the {name} of each {one} {that} {does} at least 2 {children}.': 'gardeners plots',
  },
  'total of each between': {
    'What is the total number of {amount} of each {one}? Show the {name} as well.':
      'gardeners plots',
    'For each {one}, list the {name} and the total {amount}.': 'gardeners plots',
    'Show the {name} of each {one} and the total number of {amount}.': 'gardeners plots',
  },
  'who has the highest total between': {
    'What is the {name} of the {one} with the most {amount} in total?': 'gardeners plots',
    'Which {one} has the highest total {amount}?': 'gardeners plots',
    'Find the {name} of the {one} with the largest total number of {amount}.': 'gardeners plots',
  },
  'highest and lowest': {
    'What is the lowest {number} and what is the highest {number} of the {many}?': 'telescopes',
  },
  'highest of each kind': {
    'What is the highest {number} for each {kind}?': 'observatories',
    'Show the maximum {number} of the {many} for each {kind}.': 'observatories',
    'For each {kind}, what is the highest {number} of its {many}?': 'observatories',
    'List each {kind} and the largest {number} of the {many} with that {kind}.': 'observatories',
    'Find the maximum {number} per {kind}.': 'observatories',
  },
  'kinds of more than so many': {
    'Which {kinds} have more than {n} {many}?': 'observatories',
    'List the {kinds} with more than {n} {many}.': 'observatories',
    'Show the {kinds} that more than {n} {many} have.': 'observatories',
    'Find all {kinds} that have over {n} {many}.': 'observatories',
    'What are the {kinds} with more than {n} {many}?': 'observatories',
    'Give the {kinds} to which more than {n} {many} belong.': 'observatories',
  },
}
