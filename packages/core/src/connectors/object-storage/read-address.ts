import type { ConnectionParts } from '../connector.ts'

const OPEN = /^s3a?:\/\/([^/?#@:\s]+)(?:[/?#][^]*)?$/i
const NAMED =
  /^s3a?:\/\/([^:@/?#\s]*):([^@?#\s]*)@([^:@/?#\s]+)(?::(\d{1,5}))?(\/[^?#]*)?(?:\?([^#]*))?$/i

/**
 * `s3://KEY:SECRET@host:port/bucket?region=…&style=virtual&scheme=http`, or `s3://bucket`, by which everybody
 * means Amazon's.
 */
export function readAddress(text: string): ConnectionParts | null {
  const address = text.trim()
  const [, bucket] = OPEN.exec(address) ?? []
  if (bucket !== undefined) return { settings: { ...AMAZON, bucket }, secrets: {} }
  const found = NAMED.exec(address)
  if (!found) return null
  const [, key = '', word = '', host = '', port, path = '', question = ''] = found
  const [accessKey, secretKey] = [key, word].map(decoded)
  if (accessKey === undefined || secretKey === undefined) return null
  const options = optionsIn(question)
  const scheme = options['scheme'] === 'http' ? 'http' : 'https'
  return {
    settings: {
      scheme,
      host,
      port: port === undefined ? (scheme === 'http' ? 80 : 443) : Number(port),
      region: options['region'] ?? regionOf(host),
      bucket: decoded(path.split('/')[1] ?? '') ?? '',
      style: options['style'] === 'virtual' ? 'virtual' : 'path',
      accessKey,
    },
    secrets: secretKey === '' ? {} : { secretKey },
  }
}

function optionsIn(question: string): Readonly<Record<string, string | undefined>> {
  const pairs = question.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return [name, decoded(value)] as const
  })
  return Object.fromEntries(pairs)
}

const AMAZON = { scheme: 'https', host: 's3.amazonaws.com', port: 443 } as const
const USUAL_REGION = 'us-east-1'

/** Amazon's hosts name it. */
function regionOf(host: string): string {
  return /^s3[.-]([a-z]{2}-[a-z-]+-\d)\.amazonaws\.com$/i.exec(host)?.[1] ?? USUAL_REGION
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
