import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A page that loads when its address is first opened. `lazy` needs default exports; our files have named ones. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await load())[name] }))
}
