    latest = (
        orders.sort("ordered_on", "order_id", descending=True, nulls_last=True)
        .unique("customer_id", keep="first", maintain_order=True)
        .select("customer_id", "order_id", "ordered_on", "amount")
    )
    latest.collect().write_csv(output_dir / "latest_orders.csv")
