import { connect, createServer, type Server, type Socket } from 'node:net'

export interface Relay {
  readonly server: Server
  /** Cuts the next connection, or one some later, once so many bytes have gone to the server. */
  cutAfter(bytes: number, passing?: number): void
  /** Cuts it once so many have come from there. */
  cutBackAfter(bytes: number, passing?: number): void
  /** Bytes that have come from there, over all connections. */
  cameBack(): number
}

/** In the place of the server's broker: a socket in the file system that leads to a port on loopback. */
export async function startRelay(way: string, port: number): Promise<Relay> {
  let left = Infinity
  let leftBack = Infinity
  let passed = 0
  let came = 0
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    const isNext = passed === 0
    let rest = isNext ? left : Infinity
    let restBack = isNext ? leftBack : Infinity
    if (isNext) left = leftBack = Infinity
    else passed -= 1
    near.on('data', (piece) => {
      rest -= piece.length
      if (rest < 0) end(near, far)
    })
    far.on('data', (piece) => {
      restBack -= piece.length
      came += piece.length
      if (restBack < 0) end(near, far)
    })
    near.pipe(far).pipe(near)
    near.on('error', () => end(near, far))
    far.on('error', () => end(near, far))
    near.on('close', () => far.destroy())
  })
  await new Promise<void>((resolve) => server.listen(way, resolve))
  return {
    server,
    cutAfter: (bytes, passing = 0) => {
      left = bytes
      passed = passing
    },
    cutBackAfter: (bytes, passing = 0) => {
      leftBack = bytes
      passed = passing
    },
    cameBack: () => came,
  }
}

function end(...sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy()
}
