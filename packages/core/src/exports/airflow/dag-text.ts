import { code } from '../../targets/code.ts'
import type { Code } from '../../targets/code.ts'

/** What every DAG has: folders as parameters, and the place where tasks leave rows for each other. */
export const STORE: readonly Code[] = [
  code`def _param(name, default, description):
    """A folder: set for a run, by an environment variable, or the usual one."""
    folder = os.environ.get(f"PIPELINE_{name.upper()}", default)
    return Param(folder, type="string", description=description)


PARAMS = {
    "input_dir": _param("input_dir", "/opt/airflow/data/input", "The data files."),
    "output_dir": _param("output_dir", "/opt/airflow/data/output", "The results."),
    "work_dir": _param("work_dir", "/opt/airflow/data/work", "Rows between tasks."),
}`,
  code`def _folder(name):
    """A folder that the run was given."""
    folder = Path(get_current_context()["params"][name])
    if name != "input_dir":
        folder.mkdir(parents=True, exist_ok=True)
    return folder`,
  code`def _stored(name):
    """Where a task of this run leaves rows for the tasks after it."""
    context = get_current_context()
    run = re.sub(r"[^0-9A-Za-z_-]", "-", context["run_id"])
    folder = _folder("work_dir") / context["dag"].dag_id / run
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / f"{name}.parquet")`,
]
