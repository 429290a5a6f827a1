/**
 * Words with a meaning of their own in a sentence. A column or a value spelled like one of them is
 * said in quotes; so is anything that could be read as the start of the next clause.
 */
export const VOCABULARY: ReadonlySet<string> = new Set(
  `a above after again all also among an and any are as at back be because before begin begins
  beginning below between bigger billion blank but by called change clear clause compressed compress
  contain containing contains csv data date day days delete describe describes discard display do does
  download drop each earlier either elsewhere empty end ending ends entries equal equals every
  everything everywhere exactly exceed exceeding exceeds except exclude excluding execute exist exists
  explain export false fewer file filled filter finally find first following for formula from get give
  given go greater gzip gzipped had has have having higher holds if ignore import in include includes
  including instead into is it its join json just keep known larger last later leave less like limit line
  lines list load lower make many match matches matching max maximum me million min minimum missing
  more my named narrow neither next no none nonempty nor not nothing null of off omit on one only onward
  onwards open or other otherwise out output over parquet percent pick pipeline plus present prior
  put read record records remove replace restrict retain return row rows run save see select send set show
  since skip smaller spreadsheet start starting starts step store switch table take than that the
  their them then there these they this those thousand through throw till to today true under
  undo unknown unless until up use using want was were what when where which while who whose with within
  without write xls xlsx yes yesterday you zip zipped
  add aggregate alert all anti append arrange ascending asc bottom calculate cast check clean column
  columns combine compute convert create cross deduplicate derive desc descending fields fill full group
  grouped highest inner insert introduce join largest look lowercase lowest melt merge notify number order
  outer per pivot random rank rename right left running sample semi smallest sort stack summarize top
  cache call consume fetch index infer ingest predict process search stream train
  trim union unpivot uppercase validate warn grab pull
  beyond cap capitalize matches median parse quartiles stop titlecase
  jan january feb february mar march apr april may jun june jul july aug august sep sept september oct
  october nov november dec december zero two three four five six seven eight nine ten eleven twelve
  hundred`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
