export { searchService } from './http.ts'
export { searchJobs } from './jobs.ts'
export { type Projected, projectListing } from './project-listing.ts'
export { listingRows, refreshListings, refreshWords } from './refresh-listings.ts'
