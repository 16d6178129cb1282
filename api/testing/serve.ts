import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll } from 'vitest'
import { type Commerce, createCommerce } from '../commerce.ts'
import type { ServiceOptions } from '../services.ts'
import type { Database } from '../database/database.ts'
import type { ImportLine } from '../catalogue/format/import-schema.ts'
import { asText } from './catalogue-lines.ts'

/** The moment tests happen at, unless they say otherwise. */
export const NOW = Date.parse('2026-11-21T12:00:00+08:00')

/** A commerce engine on its own data whose surprises are collected instead of logged. Closed after the file's tests. */
export async function openCommerce(
  lines: readonly ImportLine[],
  {
    database = 'sqlite::memory:',
    clock = () => NOW,
    services,
  }: { database?: string | Database; clock?: () => number; services?: ServiceOptions } = {},
): Promise<{ readonly commerce: Commerce; readonly logged: object[] }> {
  const logged: object[] = []
  const logger = { error: (fields: object) => void logged.push(fields) }
  const commerce = await createCommerce({ database, clock, logger, pollMs: 0, ...(services && { services }) })
  afterAll(commerce.close)
  const { problems } = await commerce.importCatalogue(asText(lines))
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
  return { commerce, logged }
}

/** Serves an engine on the loopback and gives its GraphQL address. Stopped after the file's tests. */
export async function listen({ router }: Pick<Commerce, 'router'>): Promise<string> {
  const server = createServer(express().use('/api/graphql', router))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/graphql`
}
