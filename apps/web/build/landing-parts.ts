type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** 'parts' for a module that the landing page loads at once, even if other pages use it too. */
export function nameOfLandingPart(id: string, modules: Modules): string | null {
  return isLoadedByLanding(id, modules, new Set()) ? 'parts' : null
}

function isLoadedByLanding(id: string, modules: Modules, seen: Set<string>): boolean {
  if (/[\\/]src[\\/]app[\\/]take-over-landing\.tsx$/.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isLoadedByLanding(importer, modules, seen))
}
