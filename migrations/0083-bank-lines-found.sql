-- Operators look for lines of statements by words, sum, day and what became of them; the primary key gives the order.
create index bank_lines_words on bank_lines using gin (lower(title || ' ' || name || ' ' || coalesce(account, '')) gin_trgm_ops);
create index bank_lines_amount on bank_lines (abs(amount), id);
create index bank_lines_day on bank_lines (booked_on, id);
create index bank_lines_status on bank_lines (status, id);
