/** What every list answers beside its rows. An empty list is one page. */
export function pagesOf({ page, limit }: { page: number; limit: number }, total: number) {
  return { current_page: page, total_pages: Math.max(1, Math.ceil(total / limit)), total }
}
