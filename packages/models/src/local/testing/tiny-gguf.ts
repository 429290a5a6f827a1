/** The beginning of a model's file: what it says about itself, and no model. */
export function tinyGguf(values: Readonly<Record<string, string | number>> = TINY): Buffer {
  const entries = Object.entries(values).map(([key, value]) =>
    Buffer.concat([
      text(key),
      typeof value === 'string'
        ? Buffer.concat([u32(8), text(value)])
        : Buffer.concat([u32(4), u32(value)]),
    ]),
  )
  const words = Buffer.concat([text('tokenizer.ggml.tokens'), u32(9), u32(8), u64(1), text('<s>')])
  const counts = Buffer.concat([u64(0), u64(entries.length + 1)])
  return Buffer.concat([Buffer.from('GGUF'), u32(3), counts, words, ...entries])
}

const TINY = {
  'general.architecture': 'llama',
  'general.name': 'Tiny of the tests',
  'llama.context_length': 2_048,
  'llama.block_count': 30,
  'llama.embedding_length': 576,
  'llama.attention.head_count': 9,
  'llama.attention.head_count_kv': 3,
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value)
  return Buffer.concat([u64(bytes.length), bytes])
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}
