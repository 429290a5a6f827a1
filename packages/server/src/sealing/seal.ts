import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Whose it is, and in which row it stands: opened anywhere else, it does not open. */
export interface SealedPlace {
  readonly owner: string
  readonly id: string
}

/** How many of the things of one kind were sealed with the new secret, and how many could not be opened. */
export interface Resealed {
  readonly sealedAnew: number
  readonly left: number
}

const FORM = 'pf1'
const IV_BYTES = 12
const TAG_BYTES = 16
const ALGORITHM = 'aes-256-gcm'

/**
 * Secrets of users at rest: `pf1.<key id>.<iv>.<ciphertext and tag>`, each in base64url. Sealed with the
 * server's secret; what an older secret sealed is still opened, by the id of its key.
 */
export class Seal {
  readonly #keys: ReadonlyMap<string, Buffer>
  /** The id of the key that seals. */
  readonly keyId: string

  constructor(secret: string, oldSecrets: readonly string[] = []) {
    this.keyId = keyIdOf(secret)
    this.#keys = new Map([...oldSecrets, secret].map((one) => [keyIdOf(one), keyOf(one)]))
  }

  seal(text: string, place: SealedPlace): string {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(ALGORITHM, this.#key(this.keyId), iv, {
      authTagLength: TAG_BYTES,
    }).setAAD(boundTo(this.keyId, place))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return [FORM, this.keyId, iv.toString('base64url'), sealed.toString('base64url')].join('.')
  }

  /** Throws `CannotOpen`. */
  open(sealed: string, place: SealedPlace): string {
    const { keyId, iv, content } = partsOf(sealed)
    const key = this.#key(keyId)
    const text = content.subarray(0, -TAG_BYTES)
    try {
      const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
        .setAAD(boundTo(keyId, place))
        .setAuthTag(content.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    } catch {
      throw new CannotOpen('It was changed, or sealed for another place.')
    }
  }

  /** Whether the secret of now has sealed it. */
  isCurrent(sealed: string): boolean {
    return sealed.startsWith(`${FORM}.${this.keyId}.`)
  }

  #key(keyId: string): Buffer {
    const key = this.#keys.get(keyId)
    if (!key) throw new CannotOpen('It was sealed with a secret that is not known any more.')
    return key
  }
}

/** Of what is sealed, nothing is told. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen'
}

function partsOf(sealed: string) {
  const [form, keyId = '', iv = '', content = '', ...more] = sealed.split('.')
  const parts = { keyId, iv: fromBase64(iv), content: fromBase64(content) }
  const isWhole = parts.iv.length === IV_BYTES && parts.content.length >= TAG_BYTES
  if (form !== FORM || more.length > 0 || !isWhole) throw new CannotOpen('It is not sealed.')
  return parts
}

/** Node reads what is no base64 as well as it can; here that counts as changed. */
function fromBase64(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : Buffer.alloc(0)
}

function boundTo(keyId: string, { owner, id }: SealedPlace): Buffer {
  return Buffer.from(`${FORM}.${keyId}.${owner}/${id}`)
}

function keyIdOf(secret: string): string {
  return createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 8)
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'plainflow/v1', `conn/${keyIdOf(secret)}`, 32))
}
