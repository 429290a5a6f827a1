import { connect, createServer, type Server, type Socket } from 'node:net'

/** In the place of the server's broker: a socket in the file system that leads to a port on loopback. */
export async function startRelay(
  way: string,
  port: number,
): Promise<{ server: Server; cutAfter: (bytes: number, passing?: number) => void }> {
  let left = Infinity
  let passed = 0
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    let rest = passed > 0 ? Infinity : left
    if (passed > 0) passed -= 1
    else left = Infinity
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
    cutAfter: (bytes, passing = 0) => {
      left = bytes
      passed = passing
    },
  }
}

function end(...sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy()
}
