import { connect, createServer, type NetConnectOpts, type Server } from 'node:net'

/** In the place of the server's broker: a socket that leads to each host asked for by `CONNECT`. */
export async function startTunnels(
  way: string,
  placeOf: (host: string, port: number) => NetConnectOpts | null = (host, port) => ({ host, port }),
): Promise<{ readonly server: Server; readonly asked: readonly string[] }> {
  const asked: string[] = []
  const server = createServer((near) => {
    near.on('error', () => {})
    near.once('data', (head: Buffer) => {
      const [, host = '', port = ''] = /^CONNECT (\S+):(\d+) /.exec(String(head)) ?? []
      asked.push(`${host}:${port}`)
      const place = placeOf(host.replace(/^\[|\]$/g, ''), Number(port))
      if (!place) {
        const body = JSON.stringify({
          reason: 'private',
          message: `"${host}" lies in a private network.`,
        })
        near.end(
          `HTTP/1.1 403 Refused\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        )
        return
      }
      const far = connect(place, () => {
        near.write('HTTP/1.1 200 Connected\r\n\r\n')
        near.pipe(far).pipe(near)
      })
      far.on('error', () => near.destroy())
      near.on('close', () => far.destroy())
    })
  })
  await new Promise<void>((resolve) => server.listen(way, resolve))
  return { server, asked }
}
