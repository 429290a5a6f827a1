import { RUN_STATUSES } from '@plainflow/contract'
import { useNavigate, useSearch } from '@tanstack/react-router'

type Status = (typeof RUN_STATUSES)[number]

interface Wanted {
  readonly pipeline?: string | undefined
  readonly status?: Status | undefined
  readonly page?: number | undefined
}

/** Which runs are shown: in the address, so that a reload and the way back find the same ones. */
export function useRunsSearch() {
  const { pipeline, status: word, page = 1 } = useSearch({ from: '/runs' })
  const navigate = useNavigate()
  const status = RUN_STATUSES.find((one) => one === word)
  const wanted = { pipeline, status, page }
  return {
    ...wanted,
    /** Whatever is not named stays; other runs begin with their first page. */
    show: (change: Wanted) =>
      void navigate({
        to: '/runs',
        search: given({ ...wanted, page: undefined, ...change }),
        replace: true,
      }),
  }
}

function given({ pipeline, status, page = 1 }: Wanted) {
  return {
    ...(pipeline ? { pipeline } : {}),
    ...(status ? { status } : {}),
    ...(page > 1 ? { page } : {}),
  }
}
