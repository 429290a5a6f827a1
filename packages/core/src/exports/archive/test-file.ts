import type { PythonTarget } from '../export.ts'

/** The test of a project; nothing of a user is in it, names and rows lie in the files beside it. */
export function testFile({ python }: PythonTarget): string {
  return `"""Replay the sample and compare with the rows that Plainflow gave for it."""

import csv
import gzip
import io
import json
import math
import tempfile
import unittest
from pathlib import Path

import pipeline

HERE = Path(__file__).resolve().parent
EXPECTED = json.loads((HERE / "expected/results.json").read_text(encoding="utf-8"))


class PipelineTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.output_dir = Path(folder.name)

    @unittest.skipUnless(EXPECTED["stops"] is None, "a check stops the sample")
    def test_the_sample_gives_the_expected_rows(self):
        pipeline.run(HERE / "sample", self.output_dir)
        for result in EXPECTED["results"]:
            with self.subTest(result["file"]):
                self.compare(result)

    @unittest.skipIf(EXPECTED["stops"] is None, "no check stops the sample")
    def test_a_check_stops_the_sample(self):
        with self.assertRaises(Exception):
            pipeline.run(HERE / "sample", self.output_dir)

    def compare(self, result):
        columns = result["columns"]
        text = (HERE / "expected" / result["expected"]).read_text(encoding="utf-8")
        wanted = table(json.loads(text), columns)
        path = self.output_dir / result["file"]
        found = table(READERS[result["format"]](path), columns)
        self.assertEqual(len(found), len(wanted), "the number of rows")
        for one, other in zip(sorted(found, key=place), sorted(wanted, key=place)):
            self.assert_same(one, other, "the rows")
        keys = [index for index, column in enumerate(columns) if column["name"] in result["order"]]
        for one, other in zip(found, wanted):
            self.assert_same([one[key] for key in keys], [other[key] for key in keys], "the order")

    def assert_same(self, found, wanted, what):
        if not all(same(*cells) for cells in zip(found, wanted)):
            self.assertEqual(found, wanted, what)


def table(records, columns):
    """The cells of records in the order of the columns, each as its type has it."""
    return [[cell(record[c["name"]], c["type"]) for c in columns] for record in records]


def cell(value, kind):
    # A CSV file has no other way to write a missing value.
    if value is None or value == "" or value != value:
        return None
    if kind == "integer":
        return int(value)
    if kind == "number":
        return float(value)
    if kind == "boolean":
        return str(value).lower() == "true"
    if kind == "date":
        return str(value)[:10]
    if kind == "timestamp":
        moment = str(value).replace("T", " ")
        moment = moment if len(moment) > 10 else f"{moment} 00:00:00"
        return moment.rstrip("0").rstrip(".") if "." in moment else moment
    return str(value)


def same(one, other):
    """Numbers may differ in their last digits, as the order of adding is not fixed."""
    if isinstance(one, float) and isinstance(other, float):
        return math.isclose(one, other, rel_tol=1e-9, abs_tol=1e-12)
    return one == other


def place(row):
    """Where a row stands among others, whatever the last digits of its numbers."""
    return [f"{value:.6g}" if isinstance(value, float) else repr(value) for value in row]


def opened(path):
    data = path.read_bytes()
    return gzip.decompress(data) if path.suffix == ".gz" else data


def read_csv(path):
    text = opened(path).decode("utf-8")
    return list(csv.DictReader(io.StringIO(text, newline="")))


def read_json(path):
    return json.loads(opened(path))


def read_parquet(path):
${python.readParquet}


def read_excel(path):
    from openpyxl import load_workbook

    header, *rows = load_workbook(path).active.iter_rows(values_only=True)
    return [dict(zip(header, row)) for row in rows]


READERS = {"csv": read_csv, "json": read_json, "parquet": read_parquet, "excel": read_excel}


if __name__ == "__main__":
    unittest.main()
`
}
