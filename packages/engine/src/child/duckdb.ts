/** What is used of DuckDB, by name: a bundle keeps no names of a module that is only loaded whole. */
export { DuckDBDataChunk, DuckDBInstance, VARCHAR } from '@duckdb/node-api'
