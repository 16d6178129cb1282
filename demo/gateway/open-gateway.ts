import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Signing } from '#api/payment/paydollar-protocol.ts'
import { payDollar } from '#api/payment/paydollar.ts'
import { type Extras, GatewayPortTaken } from '#server/extras.ts'
import { createGateway } from './gateway.ts'

/** PayDollar's own number for trying. */
const MERCHANT_ID = '88888888'
/** This machine only: the gateway is for trying, and its merchant API pays back. */
const HOST = '127.0.0.1'
/** Ports tried one after the other. */
const MOST_PORTS = 20

type OpenGateway = Extras['openGateway']

/** Starts the sandbox gateway on a port of its own, and points an adapter at it. Its secrets stay the same at the next start. */
export const openGateway: OpenGateway = async ({
  directory,
  secret,
  port,
  methods,
  noticeAddress,
  assets,
  pagesAt,
  logger,
}) => {
  const derived = (use: string) =>
    createHmac('sha256', secret).update(`sandbox gateway: ${use}`).digest('hex')
  const signing: Signing = { algorithm: 'sha256', secrets: [derived('signing')] }
  const api = { loginId: 'sandbox', password: derived('merchant api') }
  const gateway = createGateway({
    file: join(directory, 'sandbox-gateway.db'),
    merchantId: MERCHANT_ID,
    signing,
    api,
    noticeAddress,
    ...(assets && { assets }),
    wait: ms => pause(ms, undefined, { ref: false }),
    onUndelivered: (ref, reason) =>
      logger.warn(
        { ref, reason: String(reason) },
        'the sandbox gateway gave up a notice that the shop did not take',
      ),
  })
  const server = createServer(gateway.app)
  try {
    await listen(server, port)
  } catch (error) {
    gateway.close()
    throw error
  }
  // A shop that cannot start ends without it.
  server.unref()
  gateway.resume()
  const address = `http://${HOST}:${(server.address() as AddressInfo).port}` // it listens on a port
  const provider = payDollar({ address, merchantId: MERCHANT_ID, signing, api, methods })
  return {
    provider: {
      ...provider,
      // The signature is of the fields.
      form(request) {
        const form = provider.form(request)
        return pagesAt === undefined ? form : { ...form, action: form.action.replace(address, pagesAt) }
      },
    },
    formTargets: [pagesAt ?? address],
    ...(pagesAt !== undefined && { pages: gateway.app }),
    close: () =>
      new Promise(closed => {
        gateway.close()
        server.close(() => closed()).closeAllConnections()
      }),
  }
}

const listenOn = (server: Server, port: number) =>
  new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, HOST, () => {
      server.off('error', failed)
      listening()
    })
  })

async function listen(server: Server, port: Parameters<OpenGateway>[0]['port']): Promise<void> {
  if (typeof port === 'number') {
    try {
      return await listenOn(server, port)
    } catch (cause) {
      throw new GatewayPortTaken(`GATEWAY_PORT: the sandbox gateway cannot listen on port ${port}.`, {
        cause,
      })
    }
  }
  if (port.after === 0) return listenOn(server, 0)
  const first = port.after + 1
  for (let next = first; next < Math.min(first + MOST_PORTS, 65_536); next += 1) {
    try {
      return await listenOn(server, next)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    }
  }
  return listenOn(server, 0)
}
