/** What reading and writing files needs beyond pandas; see `helpers.ts`. */
export const OUTLET_HELPERS = {
  plain_dates: {
    definition: `def plain_dates(table, names):
    """Turn midnights into plain dates, for files that tell them apart."""
    return table.assign(**{name: table[name].dt.date for name in names})`,
  },
  parquet_dates: {
    definition: `def parquet_dates(table, names):
    """Give dates the type Parquet has for them, also where there is no row."""
    return table.astype({name: "date32[day][pyarrow]" for name in names})`,
  },
  plain_booleans: {
    definition: `def plain_booleans(table, names):
    """Write true and false in small letters."""
    words = {True: "true", False: "false"}
    return table.assign(**{name: table[name].map(words) for name in names})`,
  },
  read_records: {
    needs: ['json'],
    definition: `def read_records(path, names, lines=False, opener=open, encoding="utf-8-sig"):
    """Read records of JSON without a stop at a float, where integers would lose digits."""
    with opener(path, "rt", encoding=encoding) as file:
        if lines:
            records = [json.loads(line) for line in file if line.strip()]
        else:
            records = json.load(file)
    cells = {name: [record.get(name) for record in records] for name in names}
    return pd.DataFrame({name: pd.Series(cells[name], dtype=object) for name in names})`,
  },
  read_sqlite: {
    needs: ['sqlite3', 'closing'],
    definition: `def read_sqlite(path, table, names):
    """Read a table of an SQLite file without a stop at a float, where integers would lose digits."""
    quoted = ['"' + name.replace('"', '""') + '"' for name in [*names, table]]
    query = f"SELECT {', '.join(quoted[:-1])} FROM main.{quoted[-1]}"
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?immutable=1", uri=True)) as database:
        rows = database.execute(query).fetchall()
    return pd.DataFrame(rows, columns=names, dtype=object)`,
  },
  write_json: {
    needs: ['gzip', 'json'],
    definition: `def write_json(table, path):
    """Write an array of records in which numbers keep all their digits."""
    cells = table.astype(object).where(table.notna(), None)
    records = cells.to_dict(orient="records")
    text = json.dumps(records, default=str, ensure_ascii=False, indent=2) + "\\n"
    data = text.encode("utf-8")
    path.write_bytes(gzip.compress(data) if path.suffix == ".gz" else data)`,
  },
} as const satisfies Readonly<Record<string, { needs?: readonly string[]; definition?: string }>>
