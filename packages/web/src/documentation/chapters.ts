import { ABOUT, BLOCKS } from '@plainflow/core'
import accuracy from '../../../../docs/accuracy.md?raw'
import expressions from '../../../../docs/expressions.md?raw'
import account from '../../../../docs/guide/account.md?raw'
import administration from '../../../../docs/guide/administration.md?raw'
import alerts from '../../../../docs/guide/alerts.md?raw'
import assistant from '../../../../docs/guide/assistant.md?raw'
import builder from '../../../../docs/guide/builder.md?raw'
import code from '../../../../docs/guide/code.md?raw'
import data from '../../../../docs/guide/data.md?raw'
import databases from '../../../../docs/guide/databases.md?raw'
import hosting from '../../../../docs/guide/hosting.md?raw'
import learning from '../../../../docs/guide/learning.md?raw'
import models from '../../../../docs/guide/models.md?raw'
import plans from '../../../../docs/guide/plans.md?raw'
import runs from '../../../../docs/guide/runs.md?raw'
import schedules from '../../../../docs/guide/schedules.md?raw'
import start from '../../../../docs/guide/start.md?raw'
import storage from '../../../../docs/guide/storage.md?raw'
import terminal from '../../../../docs/guide/terminal.md?raw'
import training from '../../../../docs/guide/training.md?raw'
import web from '../../../../docs/guide/web.md?raw'
import semantics from '../../../../docs/semantics.md?raw'
import { type Chapter, chapterOf } from './chapter.ts'

/** The user documentation: the guide, a page for each block, and the references, from their one source each. */
export const CHAPTERS: readonly { readonly part: string; readonly chapters: readonly Chapter[] }[] =
  [
    {
      part: 'Guide',
      chapters: [
        chapterOf('start', start),
        chapterOf('data', data),
        chapterOf('databases', databases),
        chapterOf('storage', storage),
        chapterOf('web', web),
        chapterOf('assistant', assistant),
        chapterOf('builder', builder),
        chapterOf('learning', learning),
        chapterOf('training', training),
        chapterOf('runs', runs),
        chapterOf('schedules', schedules),
        chapterOf('alerts', alerts),
        chapterOf('code', code),
        chapterOf('terminal', terminal),
        chapterOf('models', models),
        chapterOf('plans', plans),
        chapterOf('account', account),
        chapterOf('hosting', hosting),
        chapterOf('administration', administration),
      ],
    },
    {
      part: 'Blocks',
      chapters: BLOCKS.map(({ type }) => chapterOf(`block-${type}`, ABOUT[type] ?? '')),
    },
    {
      part: 'Reference',
      chapters: [
        chapterOf('expressions', expressions),
        chapterOf('semantics', semantics),
        chapterOf('accuracy', accuracy),
      ],
    },
  ]

export function findChapter(id: string): Chapter | undefined {
  return CHAPTERS.flatMap(({ chapters }) => chapters).find((chapter) => chapter.id === id)
}
