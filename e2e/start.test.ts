import { spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isUp, type Product, ROOT, startProduct } from './harness/product.ts'

describe('npm start', () => {
  let product: Product

  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product?.stop())

  it('serves the product and says who may not come in', async () => {
    const page = await fetch(`${product.url}/`)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await fetch(`${product.url}/api/pipelines`)).status).toBe(401)
    expect((await fetch(`${product.url}/api/no-such-call`)).status).toBe(404)
  })

  it('leaves no server behind when npm itself is killed', async () => {
    await product.stopServer('SIGTERM')
    const npm = spawn('npm', ['start'], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: undefined, ...product.env },
      stdio: 'ignore',
    })
    await expect.poll(() => isUp(product.url)).toBe(true)
    npm.kill('SIGKILL')
    await expect.poll(() => isUp(product.url)).toBe(false)
    // Its data folder is free again, so this would be refused otherwise.
    await product.startServer()
  })
})
