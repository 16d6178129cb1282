import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** The address of a fresh, empty database. @param starter address that answers with the server's (`postgres-server.ts`) */
export async function freshPostgresAt(starter: string): Promise<string> {
  const answer = await fetch(starter)
  const server = await answer.text()
  if (!answer.ok) throw new Error(`PostgreSQL did not start: ${server}`)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: `${server}/postgres` })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return `${server}/${name}`
}
