import { useData } from '#renderer/usePageContext.tsx'
import type { Data } from './+data.ts'
import { ModuleNotFound } from './ModuleNotFound.tsx'
import { ModulePage } from './ModulePage.tsx'

export function Page() {
  const data = useData<Data>()
  return data.module ? <ModulePage {...data} /> : <ModuleNotFound categories={data.categories} />
}
