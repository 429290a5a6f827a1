  large <- orders |>
    filter(status == "paid", amount > 100) |>
    select(order_id, customer_id, amount) |>
    arrange(desc(amount))
  write_csv(large, file.path(output_dir, "large_paid_orders.csv"), na = "")
