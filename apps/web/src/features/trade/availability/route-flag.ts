import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isView } from '../../../lib/session/session.ts'
import { availabilityQuery } from './availability-queries.ts'

const flag = 'check_availability'

/** The specification's flag in the local storage: there while the company has a route. Signing out removes it. A view leaves it to the browser's own customer. */
export function useRouteFlag(): void {
  const { data } = useQuery(availabilityQuery)
  useEffect(() => {
    if (!data || isView()) return
    try {
      if (data.origin && data.destination) localStorage.setItem(flag, 'true')
      else localStorage.removeItem(flag)
    } catch {
      // Storage is not available; nothing depends on it.
    }
  }, [data])
}
