import { connect, createServer, type Server, type Socket } from 'node:net'

/** In the place of the server's broker: a socket in the file system that leads to a port on loopback. */
export async function startRelay(
  way: string,
  port: number,
): Promise<{ server: Server; cutAfter: (bytes: number) => void }> {
  let left = Infinity
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    let rest = left
    left = Infinity
    near.on('data', (piece) => {
      rest -= piece.length
      if (rest < 0) end(near, far)
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
  }
}

function end(...sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy()
}
