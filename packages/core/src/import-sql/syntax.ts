import type { Span } from '../diagnostics/diagnostic.ts'
import type { ColumnType } from '../relation/column.ts'
import type { JoinKind } from '../relation/join.ts'

/** SQL as it was written: names unresolved, nothing typed. `at` is the place in the text. */
interface Node {
  readonly at: Span
}

export type SqlExpression =
  | SqlLiteral
  | SqlInterval
  | SqlColumn
  | SqlStar
  | SqlUnary
  | SqlBinary
  | SqlCall
  | SqlCast
  | SqlCase
  | SqlInList
  | SqlBetween
  | SqlLike
  | SqlIs
  | SqlQueryValue
  | SqlInQuery
  | SqlRow

export type SqlLiteral = Node & { readonly kind: 'literal' } & (
    | {
        readonly type: 'integer' | 'number' | 'text' | 'date' | 'timestamp'
        readonly value: string
      }
    | { readonly type: 'boolean'; readonly value: boolean }
    | { readonly type: 'null'; readonly value: null }
  )
/** `interval '3' month`; several units are several parts. */
export type SqlInterval = Node & {
  readonly kind: 'interval'
  readonly parts: readonly { readonly count: number; readonly unit: string }[]
}
export type SqlColumn = Node & {
  readonly kind: 'column'
  readonly table: string | null
  readonly name: string
}
export type SqlStar = Node & {
  readonly kind: 'star'
  readonly table: string | null
  /** `* exclude (id) replace (amount * 2 as amount) rename (a as b)`, of DuckDB and others. */
  readonly without: readonly string[]
  readonly replaced: readonly StarChange[]
  readonly renamed: readonly { readonly from: string; readonly to: string }[]
}
export interface StarChange {
  readonly name: string
  readonly value: SqlExpression
}
export type SqlUnary = Node & {
  readonly kind: 'unary'
  readonly operator: '-' | '+' | 'not'
  readonly operand: SqlExpression
}
export type SqlBinaryOperator =
  | 'or'
  | 'and'
  | '='
  | '<>'
  | '<'
  | '<='
  | '>'
  | '>='
  | '||'
  | '+'
  | '-'
  | '*'
  | '/'
  | '//'
  | '%'
  | '^'
  | '~'
  | '!~'
export type SqlBinary = Node & {
  readonly kind: 'binary'
  readonly operator: SqlBinaryOperator
  readonly left: SqlExpression
  readonly right: SqlExpression
}
export type SqlCall = Node & {
  readonly kind: 'call'
  /** In small letters. */
  readonly name: string
  readonly args: readonly SqlExpression[]
  /** `count(*)`. */
  readonly star: boolean
  readonly distinct: boolean
  /** `string_agg(x, ', ' order by y)`, `percentile_cont(0.5) within group (order by x)`. */
  readonly order: readonly OrderItem[]
  readonly filter: SqlExpression | null
  /** `last_value(x ignore nulls)`. */
  readonly ignoreNulls: boolean
  readonly over: SqlWindow | null
}
export type SqlCast = Node & {
  readonly kind: 'cast'
  readonly operand: SqlExpression
  readonly to: ColumnType
  /** Digits after the point, of `decimal(10, 2)`. */
  readonly scale: number | null
}
export type SqlCase = Node & {
  readonly kind: 'case'
  readonly operand: SqlExpression | null
  readonly branches: readonly { readonly when: SqlExpression; readonly then: SqlExpression }[]
  readonly otherwise: SqlExpression | null
}
export type SqlInList = Node & {
  readonly kind: 'in'
  readonly operand: SqlExpression
  readonly items: readonly SqlExpression[]
  readonly negated: boolean
}
export type SqlBetween = Node & {
  readonly kind: 'between'
  readonly operand: SqlExpression
  readonly low: SqlExpression
  readonly high: SqlExpression
  readonly negated: boolean
}
export type SqlLike = Node & {
  readonly kind: 'like'
  readonly operand: SqlExpression
  readonly pattern: SqlExpression
  readonly escape: string | null
  readonly ignoreCase: boolean
  readonly negated: boolean
}
/** `is null`, `is true`, `is distinct from x`. */
export type SqlIs = Node & {
  readonly kind: 'is'
  readonly operand: SqlExpression
  readonly what: 'null' | 'true' | 'false' | { readonly distinctFrom: SqlExpression }
  readonly negated: boolean
}
/** `(select …)` as a value, or `exists (select …)`. */
export type SqlQueryValue = Node & {
  readonly kind: 'query'
  readonly exists: boolean
  readonly query: Query
}
/** `x in (select …)`, `x > all (select …)`. */
export type SqlInQuery = Node & {
  readonly kind: 'in-query'
  readonly operand: SqlExpression
  readonly operator: '=' | '<>' | '<' | '<=' | '>' | '>='
  readonly quantifier: 'any' | 'all'
  readonly query: Query
}
/** `(a, b)`, for `(a, b) in (select …)`. */
export type SqlRow = Node & { readonly kind: 'row'; readonly items: readonly SqlExpression[] }

export type SqlWindow = Node & {
  /** `over w`: the name of the window it is, in small letters. */
  readonly named: string | null
  readonly partition: readonly SqlExpression[]
  readonly order: readonly OrderItem[]
  readonly frame: SqlFrame | null
}
export type SqlFrame = Node & {
  readonly unit: 'rows' | 'range' | 'groups'
  readonly start: FrameBound
  readonly end: FrameBound
}
/** Rows from the current one, before it negative; null is unbounded. */
export interface FrameBound {
  readonly rows: number | null
  /** Of RANGE: how far from the current row's value; `rows` is 1 or -1 and says to which side. */
  readonly interval?: SqlInterval
}

export interface OrderItem extends Node {
  readonly expression: SqlExpression
  readonly direction: 'ascending' | 'descending'
  readonly nulls: 'first' | 'last'
}

export interface Query extends Node {
  readonly with: readonly CommonTable[]
  readonly body: QueryBody
  readonly order: readonly OrderItem[]
  readonly limit: number | null
  readonly offset: number
}
export interface CommonTable extends Node {
  readonly name: string
  readonly columns: readonly string[] | null
  readonly query: Query
}
export type QueryBody = Select | SetOperation | NestedQuery

export interface SetOperation extends Node {
  readonly kind: 'set'
  readonly operator: 'union' | 'intersect' | 'except'
  readonly all: boolean
  readonly byName: boolean
  readonly left: QueryBody
  readonly right: QueryBody
}
/** A query in parentheses, with an order or limit of its own. */
export interface NestedQuery extends Node {
  readonly kind: 'nested'
  readonly query: Query
}
export interface Select extends Node {
  readonly kind: 'select'
  readonly distinct: boolean
  /** `distinct on (…)`; null behind `parseQuery`, which says it as a condition on a row's number. */
  readonly distinctOn: readonly SqlExpression[] | null
  readonly items: readonly SelectItem[]
  readonly from: readonly TableExpression[]
  readonly where: SqlExpression | null
  /** `all` is `group by all`. */
  readonly groupBy: readonly SqlExpression[] | 'all'
  /** Several groupings, of `rollup` and its like: which of the expressions each goes by. */
  readonly sets: readonly (readonly number[])[] | null
  readonly having: SqlExpression | null
  /** `window w as (…)`, by name in small letters. */
  readonly windows: ReadonlyMap<string, SqlWindow>
  readonly qualify: SqlExpression | null
}
export interface SelectItem extends Node {
  readonly expression: SqlExpression
  readonly alias: string | null
}

export type TableExpression = NamedTable | DerivedTable | JoinedTable | UnpivotTable | ValuesTable
export interface NamedTable extends Node {
  readonly kind: 'table'
  readonly name: string
  readonly alias: string | null
  readonly columns: readonly string[] | null
}
export interface DerivedTable extends Node {
  readonly kind: 'derived'
  readonly query: Query
  /** It may read columns of the tables before it; none is left behind `parseQuery`. */
  readonly lateral: boolean
  readonly alias: string | null
  readonly columns: readonly string[] | null
}
export interface JoinedTable extends Node {
  readonly kind: 'join'
  readonly how: JoinKind
  readonly left: TableExpression
  readonly right: TableExpression
  readonly on: SqlExpression | null
  /** `all` is a natural join: the columns both have. */
  readonly using: readonly string[] | 'all' | null
}
/** Columns as rows: their name in one column, their cell in another. */
export interface UnpivotTable extends Node {
  readonly kind: 'unpivot'
  readonly table: TableExpression
  readonly columns: readonly string[]
  /** All columns but these, in place of `columns`. */
  readonly except: readonly string[] | null
  readonly nameTo: string
  readonly valueTo: string
  readonly includeNulls: boolean
  readonly alias: string | null
}
/** Rows that are written out, or counted up. */
export interface ValuesTable extends Node {
  readonly kind: 'values'
  readonly rows: readonly (readonly SqlExpression[])[]
  /** Of a series: each value is so much behind the one before. */
  readonly rising: { readonly unit: string | null; readonly step: number } | null
  readonly alias: string | null
  readonly columns: readonly string[]
}
