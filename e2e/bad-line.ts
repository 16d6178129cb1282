import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

interface BadLine {
  readonly origin: string
  /** Connections that were cut. */
  readonly cuts: () => number
  /** From now on it is cut again and again. */
  storm(): void
  /** From now on nothing is cut; slow it stays. */
  calm(): void
  close(): Promise<void>
}

interface Options {
  /** Port of the shop on this machine; asked for each connection, so that a shop can come back elsewhere. */
  readonly port: () => number
  /** Time that bytes take in each direction, ms. */
  readonly delayMs: number
  /** Mean time between two cuts, ms; a cut ends all connections of the moment, whatever is under way. */
  readonly cutEveryMs: number
  /** Below 1. */
  readonly random: () => number
}

/** Passes bytes on after a while, in order. */
function forward(from: Socket, to: Socket, delayMs: number) {
  from.on('data', bytes => setTimeout(() => to.writable && to.write(bytes), delayMs))
  from.on('end', () => setTimeout(() => to.end(), delayMs))
  from.on('close', () => setTimeout(() => to.destroy(), delayMs))
  from.on('error', () => to.destroy())
}

/** A slow line to a shop that can be cut again and again: requests and answers are then lost half way. */
export async function openBadLine({ port, delayMs, cutEveryMs, random }: Options): Promise<BadLine> {
  const open = new Set<Socket>()
  const server = createServer(socket => {
    const shop = connect(port(), '127.0.0.1')
    for (const end of [socket, shop]) {
      open.add(end)
      end.on('close', () => open.delete(end))
    }
    forward(socket, shop, delayMs)
    forward(shop, socket, delayMs)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  let cuts = 0
  let timer: NodeJS.Timeout | undefined
  const cutLater = () => {
    timer = setTimeout(
      () => {
        cuts += open.size / 2
        for (const socket of open) socket.destroy()
        cutLater()
      },
      2 * cutEveryMs * random(),
    )
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // a TCP server's
    cuts: () => Math.round(cuts),
    storm: cutLater,
    calm: () => clearTimeout(timer),
    close() {
      clearTimeout(timer)
      for (const socket of open) socket.destroy()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}
