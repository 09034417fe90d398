-- Disputes by part of the buyer's name or address.
create index if not exists return_cases_disputed_words on return_cases using gin (lower(name || ' ' || email) gin_trgm_ops)
  where status_before is not null;
