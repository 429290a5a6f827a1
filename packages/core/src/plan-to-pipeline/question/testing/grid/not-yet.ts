/** What is not understood yet: of each meaning its wordings, and the tables where they fail. */
export const NOT_YET: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'names of all': {
    'Show me the {names} of the {many}.': 'hives',
    'Which {names} do the {many} have?': 'hives',
  },
  'two columns of all': {
    'List the {name} and {number} of all {many}.': 'hives',
    'What are the {names} and {numbers} of all {many}?': 'hives, languages, programmes',
    'Show the {name} and the {number} for each {one}.': 'hives',
    'For each {one}, show the {name} and the {number}.': 'hives',
    'For every {one}, give its {name} together with its {number}.': 'hives',
    'Give me the {names} of the {many} along with their {numbers}.': 'hives, languages, programmes',
    'Return the {name} and {number} of every {one}.': 'hives',
    'Show {names} and {numbers} of the {many}.': 'hives, languages, programmes',
    'What is the {name} and {number} of each {one}?': 'hives',
  },
  'three columns of all': {
    'Show the {names}, {kinds} and {numbers} of all {many}.': 'hives, languages, programmes',
    'Give the {name}, the {kind} and the {number} for all {many}.': 'hives',
    'Show all the {many} with their {name}, {kind}, and {number}.': 'hives',
  },
  'names in ascending order': {
    'List the {name} of every {one} by {number}, lowest first.': 'hives, languages, programmes',
  },
  'two columns ordered by a third': {
    'List the {name} and {kind} of each {one} in descending order of {other}.': 'hives',
    'What are the {names} and {kinds} of all {many}, ordered by {other} from highest to lowest?':
      'hives',
    'Show the {name} and the {kind} of every {one} sorted by {other} in descending order.': 'hives',
    'Give me the {names} and {kinds} of the {many} in decreasing order of {other}.': 'hives',
    'Find the {name} and {kind} of all {many} and order the result by {other} descending.': 'hives',
    'For each {one}, list the {name} and {kind}, sorted by {other} in descending order.': 'hives',
    'Return the {names} along with the {kinds} of the {many}, ordered by {other} descending.':
      'hives',
  },
  average: {
    'Calculate the average {number} of the {many}.': 'hives, languages, programmes',
  },
  'averages of two columns': {
    'What are the average {number} and the average {other} of the {many}?': 'observatories',
    'Show the average {number} and average {other} of all {many}.': 'observatories',
    'Find the average {number} and {other} of the {many}.':
      'bakeries, halls, hives, observatories, routes, trips',
    'Give me the average {number} as well as the average {other} of the {many}.': 'observatories',
  },
  'highest of one and average of another': {
    'What is the maximum {number} and the average {other} of the {many}?': 'observatories',
    'Show the highest {number} and the average {other} of all {many}.': 'observatories',
    'Give the largest {number} together with the average {other} of the {many}.': 'observatories',
  },
  'between numbers': {
    'Find the {name} of every {one} whose {number} lies between {low} and {high}.':
      'hives, instruments, lifts, observatories',
    'Return the {names} of the {many} whose {number} ranges from {low} to {high}.':
      'hives, instruments, lifts, observatories',
  },
  'number of those whose name contains': {
    'Show the {number} of every {one} with "{part}" in its {name}.': 'hives, languages, programmes',
    'What are the {numbers} of the {many} whose {name} contains "{part}"?': 'rides',
    'List the {numbers} of the {many} whose {name} contains the word "{part}".': 'rides',
    "Find the {numbers} of {many} with {names} that contain '{part}'.": 'rides',
    'Give the {number} of the {many} whose {name} includes "{part}".': 'rides',
  },
  'begun after': {
    'Show the {names} of {many} {begun} later than {year}.': 'hives',
  },
  'when begun': {
    'Tell me the year in which {called} was {begun}.': 'dairies, lifts',
  },
  'another number of the highest': {
    'What is the {other} of the {one} with the highest {number}?': 'observatories',
    'Find the {other} of the {one} {that} has the largest {number}.': 'observatories',
    'Show the {other} of the {one} whose {number} is the highest.': 'observatories',
    'How high is the {other} of the {one} with the highest {number}?': 'observatories',
    'Give the {other} of the {one} with the greatest {number}.': 'observatories',
  },
  'average of each kind': {
    'For every {kind}, compute the average {number}.': 'bakeries, hives, trips',
    'Show the {kinds} of {many} and the average {number} for each {kind}.': 'rides',
  },
  'highest and lowest of each kind': {
    'Find the {kind}, the lowest {number} and the highest {number} of the {many} of each {kind}.':
      'hives, languages, programmes',
  },
  'kinds and counts in order': {
    'Show each {kind} and the number of {many}, in descending order of the number.':
      'observatories',
  },
  'the kind with the highest average': {
    'In terms of average {number}, which {kind} comes first?': 'everywhere',
  },
  'kind and number of the one called': {
    'Give the {kind} of {called} and its {number}.': 'hives, languages, lifts, programmes',
  },
  'the same kind as another': {
    'Which other {many} have the same {kind} as {called}?': 'rides',
    'Besides {called}, which {many} have the same {kind}?': 'rides',
  },
  'more than the one called': {
    'Which {many} have a higher {number} than {called}?': 'rides',
    "Find the {names} of the {many} with a {number} above {called}'s.": 'climbers, dairies',
  },
  'the best of each kind': {
    'For each {kind}, which {one} has the highest {number}?': 'rides',
    'Find the {one} with the largest {number} of every {kind}, giving the {kind} and the {name}.':
      'rides',
  },
  'kinds without any such': {
    'Which {kinds} have no {one} with a {number} above {limit}?': 'rides',
    'List the {kinds} that do not have any {one} with a {number} above {limit}.': 'rides',
    'Show the {kinds} except those with a {one} whose {number} is above {limit}.': 'rides',
    'Find the {kinds} without any {one} with a {number} over {limit}.': 'rides',
    'What are the {kinds} in which no {one} has a {number} greater than {limit}?': 'rides',
    'What are the {kinds} of the {many}, excluding {kinds} that have a {one} with a {number} of more than {limit}?':
      'everywhere',
  },
  'parents with such a child': {
    'Which {many} {do} {children} with {ckind} {value}? Give their {names}.':
      'observatories instruments',
  },
  'parents with a child above a number': {
    'Which {many} {do} {children} with a {cnumber} of more than {limit}? Give their {names}.':
      'observatories instruments',
  },
  'how many children each has': {
    'How many {children} does each {one} have? Show the {name} and the number.':
      'observatories instruments',
    'For each {one}, list the {name} and the number of {children} {by} it.':
      'observatories instruments, presenters programmes',
    'Find the {name} of every {one} and the number of its {children}.': 'observatories instruments',
    'What is the number of {children} for each {one}? Give the {name} too.':
      'observatories instruments',
    'Count the {children} of each {one}, showing the {name} of the {one}.': 'presenters programmes',
  },
  'the one with the most children': {
    'Which {one} {does} the most {children}? Give its {name}.': 'observatories instruments',
  },
  'the one with the most children, and how many': {
    'Show the {name} and the number of {children} of the {one} with the most {children}.':
      'bakeries cake orders, ferries trips, observatories instruments, wards nurses',
  },
  'average of the children of each': {
    'For each {one}, show the {name} and the average {cnumber} of the {children}.':
      'observatories instruments',
    'Find the {name} and the average {child} {cnumber} of each {one}.':
      'observatories instruments, presenters programmes',
  },
  'total of the children of each': {
    'For each {one}, list the {name} and the sum of the {cnumber} of its {children}.':
      'observatories instruments',
  },
  'children for each kind of parent': {
    'List each {kind} of {one} and the number of {children} {by} {many} with that {kind}.':
      'everywhere',
  },
  'kinds of children of each': {
    'For each {one}, show the {name} and the number of different {ckinds} of its {children}.':
      'observatories instruments',
  },
  'the highest child of each': {
    'For each {one}, list the {name} and the maximum {cnumber} of the {children}.':
      'observatories instruments',
    'What is the highest {cnumber} of the {children} of each {one}? Show the {name} of the {one} too.':
      'presenters programmes',
  },
  'each with each': {
    'For each {one}, show the {name} and the {cname} of every {child} the {one} {does}.':
      'gardeners plots',
  },
  'who does the most': {
    'Who {does} the most {children}?': 'everywhere',
  },
  'what is done by nobody': {
    'Show the {cnames} of the {children} that nobody {does}.': 'everywhere',
  },
  'of one kind': {
    'Show the {names} of {many} with the {kind} "{value}".': 'hives',
    'Return the {names} of the {many} where the {kind} is {value}.': 'hives',
  },
  'not of one kind': {
    'Return the {names} of {many} whose {kind} is anything but {value}.': 'hives',
  },
  'name begins with': {
    'How are the {many} called whose {names} start with the letter "{letter}"?': 'rides',
  },
  'one kind or another': {
    'Show the {names} of {many} with {kind} {value} or {value2}.': 'hives',
    'Find the {names} of {many} with the {kind} "{value}" or "{value2}".': 'hives',
  },
  'of one kind or above a number': {
    'List the {names} of {many} with {kind} {value} or a {number} greater than {limit}.': 'hives',
  },
  'begun before': {
    'Show the {names} of the {many} {begun} prior to {year}.': 'hives',
  },
  'name of the highest': {
    'Which {one} has the highest {number}?': 'rides',
    'Of all {many}, which has the highest {number}?': 'rides',
    'Name the {one} with the highest {number}.': 'rides',
    'The highest {number} belongs to which {one}?': 'rides',
  },
  'name of the lowest': {
    'Which {one} has the lowest {number}?': 'rides',
    'Of all {many}, which has the lowest {number}?': 'rides',
  },
  'name and kind of the highest': {
    'What are the {name} and {kind} of the {one} with the highest {number}?': 'hives',
    'Show the {name} and the {kind} of the {one} {that} has the highest {number}.': 'hives',
    'Find the {name} and {kind} of the {one} with the largest {number}.': 'hives',
    'Give the {name} of the {one} with the highest {number}, along with its {kind}.': 'rides',
    'Which {one} has the highest {number}, and what is its {kind}?': 'rides',
    'What is the {name} of the {one} with the highest {number} and what is its {kind}?': 'rides',
  },
  'the three highest': {
    'Which are the three {many} with the highest {number}?': 'rides',
  },
  'the second highest': {
    'Which {one} has the second highest {number}?': 'rides',
  },
  'the highest of one kind': {
    'Which {one} with {kind} {value} has the highest {number}?': 'rides',
    'Of the {many} with {kind} {value}, which has the highest {number}?': 'rides',
  },
  'name and number of the highest': {
    'What are the {name} and {number} of the {one} with the highest {number}?': 'hives',
    'Which {one} has the highest {number}, and what is that {number}?': 'rides',
    'Show the {name} and {number} of the {one} {that} has the highest {number}.': 'hives',
    'Which {one} has the highest {number} and how much is it?': 'rides',
    'Give the {name} of the {one} with the highest {number} together with the {number}.': 'hives',
  },
  'how many of each kind': {
    'What is the number of {many} per {kind}?': 'instruments',
    'What are the {kinds} of the {many} and how many {many} have each of them?': 'rides',
  },
  'how many children the one called has': {
    'Count the {children} {by} {called}.': 'presenters programmes',
    'What is the number of {children} {by} "{called}"?': 'presenters programmes',
    'Show the number of {children} {by} the {one} {called}.': 'presenters programmes',
  },
  'parent of the highest child': {
    'Which {one} {does} the {child} with the highest {cnumber}?': 'ferries trips',
  },
  'how many children parents of one kind have': {
    'What is the number of {children} {by} {many} with the {kind} "{value}"?':
      'presenters programmes',
  },
  'the one with the highest total': {
    'Show the {name} of the {one} with the highest sum of {child} {cnumber}.':
      'presenters programmes',
    'Give the {name} of the {one} whose {children} have the highest combined {cnumber}.':
      'presenters programmes',
  },
  'the one with the highest average': {
    'What is the {name} of the {one} with the highest average {child} {cnumber}?':
      'presenters programmes',
  },
  'how many have any child': {
    'How many different {many} {do} {children}?': 'ferries trips',
  },
  'those without any child': {
    'Which {many} never {do} a {child}? Give their {names}.': 'observatories instruments',
  },
  'those without such a child': {
    'Show the {names} of the {many} without any {children} of {ckind} {value}.':
      'observatories instruments',
  },
  'those with one kind but not the other': {
    'List the {names} of {many} with {children} of {ckind} {value} but not of {ckind} {value2}.':
      'drivers rides',
  },
  'who does the one called': {
    'Who {does} {called}?': 'gardeners plots, tutors languages',
  },
}
