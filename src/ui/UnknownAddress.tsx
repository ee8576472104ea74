// What answers an address that no page is at.
import { DocumentTitle } from './Layout.tsx'
import { NotFound } from './States.tsx'

export function UnknownAddress() {
  return (
    <>
      <DocumentTitle>Not found</DocumentTitle>
      <NotFound />
    </>
  )
}
