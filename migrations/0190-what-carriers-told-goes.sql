-- What was told of a parcel is kept as it was told for a time; then its meaning alone stays.
create index if not exists tracking_events_raw on tracking_events (seen_at) where raw is not null;
