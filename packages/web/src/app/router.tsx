import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type ResolveFullPath,
  type ResolveId,
  type Route,
} from '@tanstack/react-router'
import { LoadingPage } from '@/design/spinner.tsx'
import { NotFoundPage } from '@/pages/not-found-page.tsx'
import { ErrorPage } from './error-page.tsx'
import { BUILDER_PATHS, BuilderPage, PAGE_TABLE, type PageEntry } from './page-table.ts'

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
})
const builder = createRoute({
  getParentRoute: () => root,
  id: 'builder',
  component: BuilderPage,
})

type Table = typeof PAGE_TABLE
type SearchOf<Entry> = Entry extends { validateSearch: infer Validate } ? Validate : undefined
type RouteAt<Parent extends AnyRoute, Path extends string, Validate = undefined> = Route<
  unknown,
  Parent,
  Path,
  ResolveFullPath<Parent, Path>,
  string,
  ResolveId<Parent, string, Path>,
  Validate
>

// Both loops forget which address they were at; links are held to the addresses, so they are told again.
const pages = Object.fromEntries(
  Object.entries<PageEntry>(PAGE_TABLE).map(([path, entry]) => [
    path,
    createRoute({ getParentRoute: () => root, path, ...entry }),
  ]),
) as unknown as { [Path in keyof Table]: RouteAt<typeof root, Path, SearchOf<Table[Path]>> }
const builderPages = Object.fromEntries(
  BUILDER_PATHS.map((path) => [path, createRoute({ getParentRoute: () => builder, path })]),
) as unknown as { [Path in (typeof BUILDER_PATHS)[number]]: RouteAt<typeof builder, Path> }

/**
 * Queries stay text: the router's own parser reads `?token=1e5` as the number 100000.
 */
export const router = createRouter({
  routeTree: root.addChildren({ ...pages, builder: builder.addChildren(builderPages) }),
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const entries = Object.entries(search).filter(([, value]) => value !== undefined)
    const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()
    return text ? `?${text}` : ''
  },
  defaultPendingComponent: LoadingPage,
  defaultPreload: 'intent',
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
