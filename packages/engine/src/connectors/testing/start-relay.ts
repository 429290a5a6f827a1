import { connect, createServer, type Server, type Socket } from 'node:net'

export interface Relay {
  readonly server: Server
  /** Cuts the next connection once so many bytes have gone to the server. */
  cutAfter(bytes: number): void
  /** Cuts it once so many have come from there. */
  cutBackAfter(bytes: number): void
}

/** In the place of the server's broker: a socket in the file system that leads to a port on loopback. */
export async function startRelay(way: string, port: number): Promise<Relay> {
  let left = Infinity
  let leftBack = Infinity
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    let rest = left
    let restBack = leftBack
    left = leftBack = Infinity
    near.on('data', (piece) => {
      rest -= piece.length
      if (rest < 0) end(near, far)
    })
    far.on('data', (piece) => {
      restBack -= piece.length
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
    cutAfter: (bytes) => {
      left = bytes
    },
    cutBackAfter: (bytes) => {
      leftBack = bytes
    },
  }
}

function end(...sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy()
}
