import { prepare } from '../../../../../scripts/runtimes/pandas.mjs'
import { drive, pythonRuntime, type Told } from './python-driver.ts'

export const pandasRuntime = pythonRuntime({ target: 'pandas', prepare })

/** Spreadsheets are read back by pandas, which puts a CSV file beside each; says what failed by path. */
export async function readSheets(paths: readonly string[]): Promise<Told['failed']> {
  if (paths.length === 0) return {}
  return (await drive(sheetDriver(paths), await prepare())).failed
}

function sheetDriver(paths: readonly string[]): string {
  return `
import json, traceback
import pandas as pd

failed = {}
for path in json.loads(${JSON.stringify(JSON.stringify(paths))}):
    try:
        table = pd.read_excel(path, dtype=object, na_filter=False)
        table = table.map(lambda cell: cell.isoformat(sep=" ") if hasattr(cell, "isoformat") else cell)
        for name in table.columns:
            if table[name].astype(str).str.endswith(" 00:00:00").any():
                table[name] = table[name].astype(str).str.replace(" 00:00:00", "", regex=False)
        table.to_csv(path + ".csv", index=False)
    except BaseException:
        failed[path] = traceback.format_exc()[-2000:]
with open("told.json", "w") as file:
    json.dump({"failed": failed, "warned": {}}, file)
`
}
