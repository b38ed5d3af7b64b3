/** The baseline for writes, as a separate process: runs the same transactions in a loop, each durable on its own. */
import process from 'node:process'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

export interface Statement {
  sql: string
  parameters: readonly SQLInputValue[]
}

export type Transaction = readonly Statement[]

export type WriterJob = { path: string; transactions: readonly Transaction[] } | { measureMs: number }

let database: DatabaseSync | undefined
let transactions: readonly Transaction[] = []
let prepared = new Map<string, StatementSync>()
let next = 0

process.on('message', (job: WriterJob) => {
  process.send!('path' in job ? open(job) : run(job.measureMs))
})
process.on('disconnect', () => process.exit(0))

function open(job: { path: string; transactions: readonly Transaction[] }): number {
  database?.close()
  database = new DatabaseSync(job.path)
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  prepared = new Map()
  transactions = job.transactions
  next = 0
  return transactions.length
}

/** Returns the transactions per second. */
function run(measureMs: number): number {
  const start = performance.now()
  let done = 0
  while (performance.now() - start < measureMs && next < transactions.length) {
    database!.exec('begin immediate')
    for (const { sql, parameters } of transactions[next++]!) statementFor(sql).all(...parameters)
    database!.exec('commit')
    done++
  }
  return (done * 1000) / (performance.now() - start)
}

function statementFor(sql: string): StatementSync {
  let statement = prepared.get(sql)
  if (!statement) {
    statement = database!.prepare(sql)
    prepared.set(sql, statement)
  }
  return statement
}
