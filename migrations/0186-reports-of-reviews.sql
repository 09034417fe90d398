-- Reports of reviews join the queue of all reports; what was hidden before keeps its decision, so that its author can complain of it.
insert into content_reports (key, affected_key, source, subject_kind, subject_id, company_id, title, address, reason, explanation, name, email,
    user_id, locale, rank, state, received_at, due_at)
  select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
    'form', 'review', r.id, r.company_id, r.title, '/products/' || r.product_id || '#reviews',
    case when p.reason in ('offensive', 'personalData', 'advertising', 'notAboutGoods') then p.reason else 'another' end, p.words,
    case when u.status <> 'deleted' then u.first_name || ' ' || u.last_name end, case when u.status <> 'deleted' then u.email end, u.id, u.locale, 1, 'open', p.at, p.at + interval '7 days'
  from review_reports p join reviews r on r.id = p.review_id join users u on u.id = p.user_id
  where p.settled_at is null and r.withdrawn_at is null and r.hidden_at is null
  on conflict do nothing;
update review_reports set settled_at = now() where settled_at is null;
update reviews set reported_at = null where reported_at is not null;

with hidden as (
  select r.*, (select a.actor_id from audit_log a where a.action = 'reviewHidden' and a.subject_kind = 'company'
      and a.subject_id = r.company_id::text and a.detail->>'review' = r.id::text order by a.id desc limit 1) as by
  from reviews r where r.hidden_at is not null
    and not exists (select from content_reports c where c.subject_kind = 'review' and c.subject_id = r.id and c.state = 'decided')),
made as (
  insert into content_reports (key, affected_key, source, subject_kind, subject_id, company_id, title, address, reason, explanation, locale, rank,
    state, received_at, due_at, settled_at)
  select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
    'operator', 'review', id, company_id, title, '/products/' || product_id || '#reviews', 'another', '', locale, 1, 'decided', hidden_at,
    hidden_at, hidden_at from hidden returning id, subject_id)
insert into moderation_decisions (report_id, subject_kind, subject_id, company_id, title, measure, measure_before, reason, ground, provision, facts,
    decided_by, at)
  select m.id, 'review', h.id, h.company_id, h.title, 'remove', 'none', 'another', 'terms', '/rules', h.hidden_reason,
    coalesce(h.by, '00000000-0000-0000-0000-000000000000'), h.hidden_at
  from made m join hidden h on h.id = m.subject_id;
update content_reports c set decision_id = d.id from moderation_decisions d where d.report_id = c.id and c.decision_id is null;
