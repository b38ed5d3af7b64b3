/** The setup of compose.yaml without containers: two nodes on one PostgreSQL and Redis, with nginx in front. */
import { onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#src/db/open.ts'
import type { AtEnd } from './at-end.ts'
import { createTestDatabase, onPostgres } from './database.ts'
import { hasNginx, type Nginx, startNginx } from './nginx.ts'
import { closedPort } from './ports.ts'
import { RedisServer } from './redis-server.ts'
import { type OpenServer, startServer } from './server-process.ts'
import { type SmtpServer, startSmtpServer } from './smtp-server.ts'

/** Several nodes require PostgreSQL, since they can't share a SQLite file. */
export const canRunNodes = onPostgres && hasNginx
export const SECRET = 'a secret of these tests that is long enough'

export interface Node {
  url: string
  server: OpenServer
  start(): Promise<void>
}

export interface TwoNodes {
  nodes: [Node, Node]
  nginx: Nginx
  db: Database
  smtp: SmtpServer
}

export async function startTwoNodes(
  settings: Record<string, string> = {},
  atEnd: AtEnd = onTestFinished,
): Promise<TwoNodes> {
  const database = await createTestDatabase()
  atEnd(() => database.drop())
  const smtp = await startSmtpServer()
  atEnd(() => smtp.close())
  const redis = await RedisServer.start(atEnd)
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATABASE_URL: (database.config as { url: string }).url,
    REDIS_URL: redis.url,
    SESSION_SECRET: SECRET,
    SMTP_URL: smtp.url,
    ...settings,
  }
  const node = async (): Promise<Node> => {
    const port = await closedPort()
    const start = async () => {
      own.server = await startServer({ ...env, PORT: String(port) }, atEnd)
    }
    const own = { url: `http://127.0.0.1:${port}`, start } as Node
    await start()
    return own
  }
  const nodes: [Node, Node] = [await node(), await node()]
  const nginx = await startNginx(
    nodes.map(({ server }) => server.port),
    atEnd,
  )
  const db = openDatabase(database.config)
  atEnd(() => db.destroy())
  return { nodes, nginx, db, smtp }
}
