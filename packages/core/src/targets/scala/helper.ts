/**
 * What Spark lacks to keep the meaning of docs/semantics.md: imports and small functions, of which a
 * file gets only those its program uses. The text is fixed; nothing of a user is in it.
 */
export interface ScalaHelper {
  /** `java.nio.file.Files` */
  readonly import?: string
  readonly needs?: readonly string[]
  readonly definition?: string
}
