/**
 * Runs many printed programs in one interpreter, each from its own folder, as `python pipeline.py`
 * would, and reads spreadsheets back as CSV. Says on its last line what failed, by case.
 */
export function pythonDriver(
  cases: readonly { folder: string; sheets: readonly string[] }[],
): string {
  return `
import json, logging, os, runpy, sys, traceback
import pandas as pd


class Warned(logging.Handler):
    def emit(self, record):
        if record.levelno >= logging.WARNING:
            warned.setdefault(os.getcwd(), []).append(record.getMessage())


failed = {}
warned = {}
logging.getLogger("pipeline").addHandler(Warned())
for case in json.loads(${JSON.stringify(JSON.stringify(cases))}):
    try:
        os.chdir(case["folder"])
        if os.path.exists("pipeline.py"):
            sys.argv = ["pipeline.py"]
            warned[os.getcwd()] = []
            runpy.run_path("pipeline.py", run_name="__main__")
        for sheet in case["sheets"]:
            table = pd.read_excel(sheet, dtype=object, na_filter=False)
            table = table.map(lambda cell: cell.isoformat(sep=" ") if hasattr(cell, "isoformat") else cell)
            for name in table.columns:
                if table[name].astype(str).str.endswith(" 00:00:00").any():
                    table[name] = table[name].astype(str).str.replace(" 00:00:00", "", regex=False)
            table.to_csv(sheet + ".csv", index=False)
    except BaseException:
        failed[case["folder"]] = traceback.format_exc()[-2000:]
print("WARNED " + json.dumps(warned))
print("FAILED " + json.dumps(failed))
`
}
