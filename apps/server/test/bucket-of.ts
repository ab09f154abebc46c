import type { S3Server } from '../../../packages/providers/test/s3-server.ts'

/** What makes the application keep its documents in this bucket. */
export const bucketOf = ({ options }: S3Server) => ({
  FILES_S3_ENDPOINT: options.endpoint,
  FILES_S3_BUCKET: options.bucket,
  FILES_S3_REGION: options.region,
  FILES_S3_ACCESS_KEY: options.accessKey,
  FILES_S3_SECRET_KEY: options.secretKey,
})
