/**
 * Pipelines PostgreSQL reads outside a transaction on a few shared connections, and builds objects from row arrays.
 *
 * Problem: a read with a connection to itself waits until one of ten is free, and occupies it for a whole round trip.
 *
 * Protocol: up to four connections each carry many reads at once; a read goes to the one with the fewest.
 *
 * Invariants: only reads outside a transaction. A connection goes back to the pool when its last read has ended.
 *
 * Failure: after an error a connection takes no new reads. A read that times out fails the others on its connection.
 *
 * bench/RESULTS.md measures the reads as a whole, not how much of their speed is due to pipelining.
 */
import { type Client, type Connect, isNamedStatement } from './postgres.ts'
import { rowBuilder } from './row-builder.ts'

/** More would not make reads faster, and transactions need the other connections of the pool. */
const MAX_SHARED_CONNECTIONS = 4

/** A connection that sends a read without waiting for the results of earlier ones. */
interface SharedConnection {
  client: Promise<Client>
  users: number
}

/** Takes connections from the pool for reads, and releases each when its last read has ended. */
class SharedConnections {
  readonly #connect: Connect
  #lanes: SharedConnection[] = []

  constructor(connect: Connect) {
    this.#connect = connect
  }

  async use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const lane = this.#emptiest()
    lane.users++
    try {
      return await work(await lane.client)
    } catch (error) {
      // The connection may be lost: new reads use another, and this one is released after its last read.
      this.#close(lane)
      throw error
    } finally {
      if (--lane.users === 0) this.#release(lane)
    }
  }

  #emptiest(): SharedConnection {
    const [first, ...others] = this.#lanes
    const emptiest = first && others.reduce((least, lane) => (lane.users < least.users ? lane : least), first)
    if (emptiest && this.#lanes.length === MAX_SHARED_CONNECTIONS) return emptiest
    const lane = { client: this.#connect(), users: 0 }
    this.#lanes.push(lane)
    return lane
  }

  #release(lane: SharedConnection): void {
    this.#close(lane)
    lane.client.then(
      (client) => client.release(),
      () => {},
    )
  }

  #close(lane: SharedConnection): void {
    this.#lanes = this.#lanes.filter((each) => each !== lane)
  }
}

type Build = ReturnType<typeof rowBuilder>

/** Returns a function that runs reads; caches the row builder of a statement, since its columns don't change. */
export function readerOn(connect: Connect) {
  const lanes = new SharedConnections(connect)
  const builders = new Map<string, { columns: number; build: Build }>()
  const buildFor = (sql: string, fields: readonly { name: string }[]): Build => {
    let known = builders.get(sql)
    if (known?.columns !== fields.length) {
      known = { columns: fields.length, build: rowBuilder(fields.map(({ name }) => ({ name, type: null }))) }
      if (isNamedStatement(sql)) builders.set(sql, known)
    }
    return known.build
  }
  return async <R>(sql: string, parameters: readonly unknown[]): Promise<R[]> => {
    const { rows, fields } = await lanes.use((client) => client.read(sql, parameters))
    return rows.map(buildFor(sql, fields)) as R[]
  }
}
