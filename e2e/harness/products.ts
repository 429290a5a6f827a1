import type { TestProject } from 'vitest/node'
import { type Product, startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    readonly products: readonly string[]
  }
}

let products: readonly Product[] = []

/** Once in a run: a product for each worker, whose journeys each bring users of their own. */
export async function setup({ config, provide }: TestProject): Promise<void> {
  const env = {
    // All users of a run come from one address.
    PLAINFLOW_RATE_LIMIT_FACTOR: '1000',
    // Where the databases of the journeys are.
    PLAINFLOW_ALLOW_PRIVATE_HOSTS: '127.0.0.1',
  }
  const workers = Array.from({ length: Number(config.maxWorkers) })
  products = await Promise.all(workers.map(() => startProduct(env)))
  provide(
    'products',
    products.map(({ url }) => url),
  )
}

export async function teardown(): Promise<void> {
  await Promise.all(products.map((product) => product.stop()))
}
