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
 * Measured with 10,000 recipes, in two pairs of runs against a connection for each read: reads took 15 to 35 % less of
 * the server's processor time, in proportion to what the bare server took in the same run.
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
  #connections: SharedConnection[] = []

  constructor(connect: Connect) {
    this.#connect = connect
  }

  async use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const connection = this.#leastUsed()
    connection.users++
    try {
      return await work(await connection.client)
    } catch (error) {
      // The connection may be lost: new reads use another, and this one is released after its last read.
      this.#close(connection)
      throw error
    } finally {
      if (--connection.users === 0) this.#release(connection)
    }
  }

  #leastUsed(): SharedConnection {
    const [first, ...others] = this.#connections
    const leastUsed =
      first && others.reduce((least, connection) => (connection.users < least.users ? connection : least), first)
    if (leastUsed && this.#connections.length === MAX_SHARED_CONNECTIONS) return leastUsed
    const connection = { client: this.#connect(), users: 0 }
    this.#connections.push(connection)
    return connection
  }

  #release(connection: SharedConnection): void {
    this.#close(connection)
    connection.client.then(
      (client) => client.release(),
      () => {},
    )
  }

  #close(connection: SharedConnection): void {
    this.#connections = this.#connections.filter((each) => each !== connection)
  }
}

type Build = ReturnType<typeof rowBuilder>

/** Returns a function that runs reads; caches the row builder of a statement, since its columns don't change. */
export function readerOn(connect: Connect) {
  const connections = new SharedConnections(connect)
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
    const { rows, fields } = await connections.use((client) => client.read(sql, parameters))
    return rows.map(buildFor(sql, fields)) as R[]
  }
}
