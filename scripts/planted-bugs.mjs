/**
 * Bugs as people write them, each with the tests that have to catch it. `npm run test:planted` plants
 * one after the other in a copy of the tree; one that nobody catches is a hole in the tests.
 *
 * @typedef {object} Bug
 * @property {string} what what goes wrong for somebody
 * @property {string} file
 * @property {string} right as it stands there, once
 * @property {string} wrong
 * @property {string} project
 * @property {string[]} tests
 */

/** @type {readonly Bug[]} */
export const PLANTED_BUGS = [
  {
    what: 'a quote in a name ends the name',
    file: 'packages/core/src/targets/duckdb/quote-duckdb-identifier.ts',
    right: `name.replaceAll('"', '""')`,
    wrong: 'name',
    project: 'core',
    tests: ['src/targets/hostile-strings'],
  },
  {
    what: 'a quote in a text ends the text',
    file: 'packages/core/src/targets/duckdb/duckdb-text.ts',
    right: `value.replaceAll("'", "''")`,
    wrong: `value.replace("'", "''")`,
    project: 'core',
    tests: ['src/targets/hostile-strings'],
  },
  {
    what: 'operators of one rank are read from the right: 10 - 3 - 2 is 9',
    file: 'packages/core/src/relation/parse-expression.ts',
    right: 'const right = this.#expression(bindingOf(operator))',
    wrong: 'const right = this.#expression(bindingOf(operator) - 1)',
    project: 'core',
    tests: ['src/relation/parse-expression', 'src/relation/print-expression'],
  },
  {
    what: 'nulls come first where they were to come last',
    file: 'packages/core/src/targets/duckdb/query.ts',
    right: 'code` NULLS LAST`',
    wrong: 'code` NULLS FIRST`',
    project: 'engine',
    tests: ['src/conformance/conformance.test', 'src/conformance/semantics'],
  },
  {
    what: 'of two tabs the change of the other one is lost in a merge',
    file: 'packages/core/src/pipeline/merge/merge-values.ts',
    right: 'if (base === mine || sameJson(base, mine)) return theirs',
    wrong: 'if (base === mine || sameJson(base, mine)) return mine',
    project: 'core',
    tests: ['src/pipeline/merge'],
  },
  {
    what: 'the last credit is spent twice by two calls at once',
    file: 'packages/server/src/credits/credits.ts',
    right: 'gte(sql`${users.credits} - ${users.held}`, amount)',
    wrong: 'gte(sql`${users.credits}`, amount)',
    project: 'server',
    tests: ['src/credits'],
  },
  {
    what: 'a reservation is settled a second time',
    file: 'packages/server/src/credits/credits.ts',
    right: "and(eq(creditReservations.id, id), eq(creditReservations.status, 'open'))",
    wrong: 'eq(creditReservations.id, id)',
    project: 'server',
    tests: ['src/credits'],
  },
  {
    what: 'a worker that lost its lease still writes its result',
    file: 'packages/server/src/runs/run-leases.ts',
    right:
      "and(eq(runs.id, run.id), eq(runs.status, 'running'), eq(runs.leaseToken, run.leaseToken))",
    wrong: "and(eq(runs.id, run.id), eq(runs.status, 'running'))",
    project: 'server',
    tests: ['src/runs/run-leases'],
  },
  {
    what: 'a session that has ended goes on',
    file: 'packages/server/src/accounts/sessions.ts',
    right: 'and(eq(sessions.tokenHash, sessionHash), gt(sessions.expiresAt, sql`now()`))',
    wrong: 'eq(sessions.tokenHash, sessionHash)',
    project: 'server',
    tests: ['src/accounts'],
  },
  {
    what: "a page elsewhere changes something with the visitor's cookie",
    file: 'packages/server/src/http/refuse-cross-origin.ts',
    right: "throw new Failure('cross_origin')",
    wrong: 'return',
    project: 'server',
    tests: ['src/accounts', 'src/http'],
  },
  {
    what: 'a stale save goes over a newer one',
    file: 'packages/server/src/pipelines/save-over.ts',
    right: 'if (current.version === version) return',
    wrong: 'return',
    project: 'server',
    tests: ['src/pipelines/pipelines', 'src/pipelines/versions'],
  },
  {
    what: 'a model that obeys a cell adds a block that reaches outside',
    file: 'packages/models/src/answer/guard-proposal.ts',
    right: 'pipeline = removeBridged(pipeline, block.id)',
    wrong: 'continue',
    project: 'models',
    tests: ['src/hostile-model'],
  },
  {
    what: 'another host whose name begins with ours is answered',
    file: 'packages/server/src/http/refuse-unknown-host.ts',
    right: 'return name !== publicUrl.hostname && !isLoopback(name)',
    wrong: 'return !name.startsWith(publicUrl.hostname) && !isLoopback(name)',
    project: 'server',
    tests: ['src/http/refuse-unknown-host'],
  },
  {
    what: 'a cell that begins with @ is a live formula in a downloaded CSV',
    file: 'packages/engine/src/child/guard-formulas.ts',
    right: "'-', '@', ",
    wrong: "'-', ",
    project: 'server',
    tests: ['src/http/guarded-download'],
  },
  {
    what: 'a first try that wakes up stores its answer over that of the second',
    file: 'packages/server/src/http/run-once.ts',
    right: 'const mine = and(here, eq(idempotentCalls.attempt, attempt))',
    wrong: 'const mine = here',
    project: 'server',
    tests: ['src/http/run-once'],
  },
  {
    what: 'the owner waits on the own device for what strangers guess elsewhere',
    file: 'packages/server/src/accounts/slow-guesses.ts',
    right: 'if (device !== null) {',
    wrong: "if (device === '') {",
    project: 'server',
    tests: ['src/accounts/slow-guesses', 'src/accounts/guessing'],
  },
  {
    what: 'an upload that goes on arriving is cut',
    file: 'packages/server/src/http/cut-idle-bodies.ts',
    right: 'bytesRead === seen && raw.readableLength === 0 ? looksIdle + 1 : 0',
    wrong: 'looksIdle + 1',
    project: 'server',
    tests: ['src/http/cut-idle-bodies'],
  },
  {
    what: 'thirty joins double the columns without end',
    file: 'packages/core/src/pipeline/bound-columns.ts',
    right: 'if (columns.length > most) return',
    wrong: 'if (columns.length > most * 2) return',
    project: 'core',
    tests: ['src/pipeline/bound-columns'],
  },
  {
    what: 'one user takes every thread that thinks',
    file: 'packages/server/src/thinking/thinkers.ts',
    right: 'atOncePerUser: 1 })',
    wrong: 'atOncePerUser: 4 })',
    project: 'server',
    tests: ['src/thinking/thinkers'],
  },
  {
    what: 'a backup is restored over data that is there',
    file: 'packages/server/src/backup/restore.ts',
    right: 'if (existsSync(dataFolder) && (await readdir(dataFolder)).length > 0)',
    wrong: 'if (existsSync(dataFolder) && (await readdir(dataFolder)).length > 1_000)',
    project: 'server',
    tests: ['src/backup'],
  },
]
