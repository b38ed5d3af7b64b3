/** Reads outside a transaction, on the server engine: a few connections for all of them, and rows without their names. */
import { type Client, type Connect, isNamedStatement } from './postgres.ts'
import { rowBuilder } from './row-builder.ts'

/** More would only take turns on the server's processors; transactions have the other connections. */
const MOST_LANES = 4

/** A connection on which a read is sent before the one ahead of it is answered. */
interface Lane {
  client: Promise<Client>
  users: number
}

/** Held while anybody reads; without readers, each is an idle connection of the pool like any other. */
class Lanes {
  readonly #connect: Connect
  #lanes: Lane[] = []

  constructor(connect: Connect) {
    this.#connect = connect
  }

  async use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const lane = this.#emptiest()
    lane.users++
    try {
      return await work(await lane.client)
    } catch (error) {
      // Its connection may be lost: those who come now take another, and it ends with whoever is on it.
      this.#close(lane)
      throw error
    } finally {
      if (--lane.users === 0) this.#leave(lane)
    }
  }

  #emptiest(): Lane {
    const [first, ...others] = this.#lanes
    const emptiest = first && others.reduce((least, lane) => (lane.users < least.users ? lane : least), first)
    if (emptiest && this.#lanes.length === MOST_LANES) return emptiest
    const lane = { client: this.#connect(), users: 0 }
    this.#lanes.push(lane)
    return lane
  }

  #leave(lane: Lane): void {
    this.#close(lane)
    lane.client.then(
      (client) => client.release(),
      () => {},
    )
  }

  #close(lane: Lane): void {
    this.#lanes = this.#lanes.filter((each) => each !== lane)
  }
}

type Build = ReturnType<typeof rowBuilder>

/** The rows of a statement always have the same columns. */
export function readerOn(connect: Connect) {
  const lanes = new Lanes(connect)
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
