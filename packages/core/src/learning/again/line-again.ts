/** What Python says of a model trained again, whatever has trained it. */
export const LINE_AGAIN = {
  names: ['line_again', 'not_again'],
  definition: `def line_again(again, about):
    """How good it is, beside what was trained before."""
    if again != again:
        raise ValueError("the test rows do not tell how good it is")
    line = f"trained again: {about['name']} {again:.3f} against {about['trained']:.3f}"
    if abs(again - about["trained"]) > about["tolerance"]:
        line += f", which is further apart than {about['tolerance']:g}"
    return line


def not_again(error):
    """Why nothing was trained, as one line: an error of Java has hundreds."""
    why = str(error).strip() or type(error).__name__
    return f"not trained again: {why.splitlines()[0]}"`,
} as const
