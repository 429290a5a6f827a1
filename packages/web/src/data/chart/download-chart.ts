import { saveFile } from '@/app/save-file.ts'
import { type Drawing, INK, shape } from './shape.ts'
import { fitText } from './fit-text.ts'
import { writeSvg } from './write-svg.ts'

/** Sharp on screens of twice the pixels, and in a document. */
const SCALE = 2

/** Saves a chart as it is seen, with the colours of the theme. */
export async function downloadChart(
  drawing: Drawing,
  title: string,
  format: 'svg' | 'png',
): Promise<void> {
  const framed = withFrame(drawing, title)
  const text = writeSvg(framed, {
    title,
    colour: createPalette(),
    font: "Inter, 'Helvetica Neue', Arial, sans-serif",
  })
  const name = `${fileName(title)}.${format}`
  if (format === 'svg') saveFile(name, text, 'image/svg+xml')
  else saveFile(name, await toPng(text, framed), 'image/png')
}

const MARGIN = 16
const HEAD = 28
const NOTE = 16

/** Away from the page a chart has to say by itself what it shows, and what it leaves out. */
function withFrame({ width, height, shapes, notes }: Drawing, title: string): Drawing {
  const head = { x: MARGIN, y: MARGIN + 10, fontSize: 13, fontWeight: 600, fill: INK.text }
  const bottom = MARGIN + HEAD + height
  return {
    width: width + 2 * MARGIN,
    height: bottom + notes.length * NOTE + MARGIN,
    notes: [],
    shapes: [
      shape('text', head, fitText(title, width * 0.8)),
      shape('g', { transform: `translate(${MARGIN} ${MARGIN + HEAD})` }, shapes),
      ...notes.map((note, at) =>
        shape(
          'text',
          { x: MARGIN, y: bottom + 12 + at * NOTE, fontSize: 10, fill: INK.muted },
          note,
        ),
      ),
    ],
  }
}

async function toPng(svg: string, { width, height }: Drawing): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * SCALE
    canvas.height = height * SCALE
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const picture = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png')
    })
    if (!picture) throw new Error('The picture could not be made.')
    return picture
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Colours as every program reads them: few know oklch, so each is painted and looked at. */
function createPalette(): (variable: string) => string {
  const styles = getComputedStyle(document.documentElement)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  return (variable) => {
    if (!brush) return '#000'
    brush.fillStyle = styles.getPropertyValue(variable).trim()
    brush.fillRect(0, 0, 1, 1)
    const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data
    return `rgb(${red}, ${green}, ${blue})`
  }
}

function fileName(title: string): string {
  const plain = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return plain.slice(0, 80) || 'chart'
}
